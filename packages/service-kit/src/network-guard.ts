import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A request that was not sent, or was aborted, for safety; the message is a sentence for staff. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

const refusal = (host: string): RefusedRequest =>
  new RefusedRequest(
    `${host} is on a private network; allow it with FEED_ALLOW_PRIVATE_HOSTS if that is meant`,
  );

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns true for addresses of the public internet; not for loopback, link-local, private or reserved ones. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}

const isAllowed = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((name) => name.toLowerCase() === host.toLowerCase());

/**
 * Checks a host that is an IP address, which the socket does not look up ({@link guardedLookup}).
 * @throws RefusedRequest for a private address that is not allowed
 */
export function refusePrivateAddress(hostname: string, allowed: readonly string[]): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host) && !isAllowed(host, allowed)) throw refusal(host);
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a DNS lookup for sockets that refuses private addresses. The socket connects to the address that was
 * checked, so DNS rebinding gains nothing. One private address among several is enough to refuse the name.
 */
export function guardedLookup(allowed: readonly string[], resolve: Resolve = lookup) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const first = error === null ? addresses[0] : undefined;
      if (first === undefined) {
        callback(error ?? new Error(`No address for ${hostname}`), []);
      } else if (!isAllowed(hostname, allowed) && !addresses.every(({ address }) => isPublic(address))) {
        callback(refusal(hostname), []);
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
