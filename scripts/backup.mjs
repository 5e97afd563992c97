import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, createWriteStream } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { checksumsOf } from './lib/backup/checksums.mjs';
import { dumpDatabase } from './lib/backup/dump-database.mjs';
import { encrypt, newBackupKey } from './lib/backup/encryption.mjs';
import { openOwnDatabases } from './lib/backup/own-databases.mjs';
import { dataDir } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';

// Backs up what `npm start` has in DATA_DIR, running or not, like deploy/backup/backup.sh and in its format.
let partial;
try {
  const into = process.argv[2];
  const publicKeyFile = process.env.BACKUP_PUBLIC_KEY;
  if (!into || !publicKeyFile)
    throw new StartError('Usage: BACKUP_PUBLIC_KEY=backup.pub.pem npm run backup -- <folder of the backups>');
  const { key, locked } = newBackupKey(readFileSync(publicKeyFile));
  await prepare();
  const name = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
  partial = join(into, `.${name}.partial`);
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const write = (file, ...steps) =>
    pipeline(
      ...steps,
      (chunks) => encrypt(chunks, key),
      createWriteStream(join(partial, `${file}.enc`), { mode: 0o600 }),
    );
  writeFileSync(join(partial, 'key.enc'), locked, { mode: 0o600 });
  const databases = await openOwnDatabases(dataDir());
  try {
    for (const [database, url] of databases.urls)
      await write(`${database}.sql.gz`, dumpDatabase(url), createGzip());
  } finally {
    await databases.close();
  }
  const media = join(dataDir(), 'media');
  mkdirSync(media, { recursive: true });
  // Files may be added during the backup; files in `incoming` do not belong to a record yet.
  const tar = spawn('tar', ['-C', media, '--exclude=./incoming', '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
  await write('media.tar', tar.stdout);
  const code = await ended;
  if (code !== 0) throw new StartError(`tar ended with code ${code}`);
  const sums = await checksumsOf(partial);
  await write('SHA256SUMS', [Buffer.from(sums)]);
  writeFileSync(join(partial, 'SHA256SUMS'), sums, { mode: 0o600 });
  renameSync(partial, join(into, name));
  logProgress('backed up');
  process.stdout.write(`${join(into, name)}\n`);
} catch (error) {
  // An unfinished backup is removed.
  if (partial !== undefined) rmSync(partial, { recursive: true, force: true });
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
