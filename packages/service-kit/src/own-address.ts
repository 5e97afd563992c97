import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The address of this machine that `host` names. A name that replicas share leads to all of them: only the one of this
 * machine can be listened on. Throws where none is.
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
