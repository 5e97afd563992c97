import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-error.js';

const refusal = (host: string): FeedError =>
  new FeedError(`${host} is on a private network; allow it with FEED_ALLOW_PRIVATE_HOSTS if that is meant`);

/** Only addresses of the public internet: not loopback, link-local (cloud metadata), private or reserved ones. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** For hosts that are addresses themselves, which are never looked up. */
export function refusePrivateAddress(hostname: string, allowed: readonly string[]): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host) && !allowed.includes(host)) throw refusal(host);
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A lookup for the socket itself: the address that is checked is the address that is connected to, so a name
 * that resolves differently the second time (DNS rebinding) gains nothing.
 */
export function guardedLookup(allowed: readonly string[]) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = addresses as LookupAddress[] | undefined;
      if (error !== null || found?.[0] === undefined) {
        callback(error ?? new Error(`No address for ${hostname}`), []);
      } else if (!allowed.includes(hostname) && !found.every(({ address }) => isPublic(address))) {
        callback(refusal(hostname), []);
      } else if (options.all === true) {
        callback(null, found);
      } else {
        callback(null, found[0].address, found[0].family);
      }
    });
  };
}
