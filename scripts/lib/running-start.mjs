import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './progress.mjs';

/**
 * Claims the data folder for this start, and writes the details that `npm run feed` reads.
 * @throws StartError when another start is running on the folder
 */
export async function claimFolder(folder) {
  makePrivate(folder);
  const other = await runningOn(folder);
  if (other !== undefined) {
    throw new StartError(
      `Manzil is running on ${folder} already (process ${other.pid}${other.url ? `, ${other.url}` : ''}).\n` +
        'Stop it first, or give this one a folder of its own: DATA_DIR=.data-2 PORT=8081 npm start',
    );
  }
  const file = join(folder, 'run.json');
  const writeDetails = (details) =>
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...details }, null, 2), { mode: 0o600 });
  writeDetails({});
  return { writeDetails, release: () => rmSync(file, { force: true }) };
}

/** Folders of logs, files and messages; PostgreSQL has a folder of its own user, and a lock on it. */
const PRIVATE = ['logs', 'media', 'nats', 'nats-passwords'];

/**
 * Creates the data folder, and restricts its contents to its owner, also in a folder of an earlier release. As root,
 * other users may enter a new folder, because PostgreSQL runs as another user.
 */
function makePrivate(folder) {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isNew) chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const name of PRIVATE) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o700);
  }
}

/** Returns the details of another running start, or undefined. */
export async function runningOn(folder) {
  try {
    const details = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
    return details.pid !== process.pid && (await isStart(details.pid)) ? details : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the command line, because a killed start leaves its file behind and its process id may be reused. */
async function isStart(pid) {
  const { commandOf } = await import('@manzil/local-servers/process-command');
  return /(start|dev|backup|restore)\.mjs/.test(commandOf(pid));
}
