import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, within which one household may use
 * any address it likes.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [before = '', after = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const prefix = [...head, ...zeros, ...tail].slice(0, 4);
  return prefix.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
