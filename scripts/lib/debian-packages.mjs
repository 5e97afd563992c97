import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logProgress } from './progress.mjs';

const run = promisify(execFile);

/** Downloads and unpacks Debian packages into `folder`; needs no root. */
export async function unpackFromDebian(names, { folder, apt }) {
  mkdirSync(folder, { recursive: true });
  const download = (options = []) => run('apt-get', [...options, 'download', ...names], { cwd: folder });
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
  for (const archive of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    await run('dpkg', ['-x', archive, '.'], { cwd: folder });
    rmSync(join(folder, archive));
    logProgress(`fetched ${archive.replace(/_([^_]*)_.*/, ' $1')} from the packages of this system`);
  }
}
