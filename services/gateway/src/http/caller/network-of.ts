import { isIP, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const GROUPS = 8;
const LONGEST_ADDRESS = 100;

/**
 * Normalises an IP address: IPv6 as in RFC 5952 without a zone, IPv4-mapped IPv6 as IPv4. Undefined for any other text.
 */
export function normalAddress(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS) return undefined;
  const [plain = ''] = text.trim().split('%');
  const family = isIP(plain);
  if (family !== 6) return family === 4 ? plain : undefined;
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * Returns the network of one sender: an IPv4 address, or the /64 of an IPv6 address, within which one household may use
 * any address.
 */
export function networkOf(address: string): string {
  const normal = normalAddress(address) ?? address;
  if (isIP(normal) !== 6) return normal;
  const [before = '', after = ''] = normal.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
