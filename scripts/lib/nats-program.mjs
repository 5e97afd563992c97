import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from './paths.mjs';
import { logProgress } from './progress.mjs';

const run = promisify(execFile);

export const HOW_TO_GET_NATS = `  Debian, Ubuntu   sudo apt-get install nats-server
  macOS            brew install nats-server`;

/**
 * Returns the path of nats-server: the system's, unless `system` is false, or else Debian's package unpacked below
 * `cache`. Undefined on systems without apt.
 * @param {{ system?: boolean, cache?: string }} [options]
 */
export async function natsProgram({ system = process.env.SYSTEM_SERVERS !== 'off', cache = cacheDir } = {}) {
  const folder = join(cache, 'nats');
  const { findNatsServer } = await import('@manzil/local-servers/nats-server-path');
  const find = () => findNatsServer([join(folder, 'usr', 'sbin')], system);
  const found = find();
  if (found !== undefined) return found;
  try {
    await unpackFromDebian('nats-server', { folder, apt: join(cache, 'apt') });
  } catch {
    // The caller prints how to install it.
  }
  return find();
}

/** Downloads and unpacks a Debian package into `folder`; needs no root. */
async function unpackFromDebian(name, { folder, apt }) {
  mkdirSync(folder, { recursive: true });
  const download = (options = []) => run('apt-get', [...options, 'download', name], { cwd: folder });
  await download().catch(async () => {
    // The system's package lists are empty on a new machine, and only root may update them.
    for (const part of ['state/lists/partial', 'cache/archives/partial'])
      mkdirSync(join(apt, part), { recursive: true });
    const own = ['-o', `Dir::State=${apt}/state`, '-o', `Dir::Cache=${apt}/cache`];
    const asThisUser = ['-o', 'APT::Sandbox::User=root'];
    logProgress('fetching the package lists of this system …');
    // Fails when any source is out of reach; the package may still be in the others.
    await run('apt-get', [...own, ...asThisUser, 'update']).catch(() => undefined);
    await download([...own, ...asThisUser]);
  });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  await run('dpkg', ['-x', archive, '.'], { cwd: folder });
  rmSync(join(folder, archive));
  logProgress(`fetched ${archive.replace(/_([^_]*)_.*/, ' $1')} from the packages of this system`);
}
