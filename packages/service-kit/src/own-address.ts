import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Resolves `host` to an address of this machine. A name shared by replicas resolves to the addresses of all of them;
 * a process can only listen on its own. Throws if there is none.
 */
export async function ownAddress(host: string): Promise<string> {
  if (isIP(host) !== 0) return host;
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address }) => address),
  );
  const named = await lookup(host, { all: true });
  const found = named.find(({ address }) => own.includes(address));
  if (found === undefined) throw new Error(`${host} is no address of this machine`);
  return found.address;
}
