import { createPrivateKey } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { plainList, verifyChecksums } from './lib/backup/checksums.mjs';
import { decrypt, openBackupKey } from './lib/backup/encryption.mjs';
import { openOwnDatabases } from './lib/backup/own-databases.mjs';
import { restoreDatabase } from './lib/backup/restore-database.mjs';
import { dataDir } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';
import { runningOn } from './lib/running-start.mjs';

// Puts a backup of `npm run backup` or of deploy/backup/backup.sh over the data of `npm start`, which must not run.
try {
  const from = process.argv[2];
  const privateKeyFile = process.env.BACKUP_PRIVATE_KEY;
  if (!from || !privateKeyFile)
    throw new StartError(
      'Usage: BACKUP_PRIVATE_KEY=manzil-backup.key npm run restore -- <folder of one backup>',
    );
  await prepare();
  if (await runningOn(dataDir())) throw new StartError('Manzil is running: stop it first');
  await verifyChecksums(from, plainList(from));
  const key = await backupKey(from, privateKeyFile);
  const read = (name) => decrypt(createReadStream(join(from, `${name}.enc`)), key);
  // Only a holder of this backup's key can have written this list.
  await verifyChecksums(from, await textOf(read('SHA256SUMS')));

  const databases = await openOwnDatabases(dataDir());
  try {
    for (const [database, url] of databases.urls) {
      const file = `${database}.sql.gz`;
      if (!existsSync(join(from, `${file}.enc`)))
        throw new StartError(
          `${from} has no ${file}.enc: backups of earlier releases need deploy/backup/restore.sh`,
        );
      await pipeline(read(file), createGunzip(), (script) => restoreDatabase(url, script));
      logProgress(`restored ${database}`);
    }
  } finally {
    await databases.close();
  }
  // Stored events are newer than the backup.
  rmSync(join(dataDir(), 'nats'), { recursive: true, force: true });
  if (existsSync(join(from, 'media.tar.enc'))) await restoreFiles(read('media.tar'));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

async function restoreFiles(archive) {
  const media = join(dataDir(), 'media');
  mkdirSync(media, { recursive: true });
  const tar = spawn('tar', ['-C', media, '-xf', '-'], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
  await pipeline(archive, tar.stdin).catch((error) => {
    // tar stops reading at the end-of-archive mark, which is followed by padding. Its exit code reports a failure.
    if (!['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code)) throw error;
  });
  const code = await ended;
  if (code !== 0) throw new StartError(`tar ended with code ${code}`);
  logProgress(`restored the files in ${media}`);
}

async function backupKey(from, privateKeyFile) {
  const pem = readFileSync(privateKeyFile, 'utf8');
  const passphrase = pem.includes('ENCRYPTED') ? await askSilently(`Passphrase of ${privateKeyFile}: `) : '';
  try {
    return openBackupKey(createPrivateKey({ key: pem, passphrase }), readFileSync(join(from, 'key.enc')));
  } catch (error) {
    throw new StartError(
      `${privateKeyFile} does not open ${from}: wrong passphrase, or the backup was encrypted for another key (${error.message})`,
    );
  }
}

/** Reads a line without showing it. */
async function askSilently(question) {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return answer;
}

async function textOf(chunks) {
  let text = '';
  for await (const chunk of chunks) text += chunk.toString();
  return text;
}
