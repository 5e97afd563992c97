import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './say.mjs';

/** Notes what runs on this data folder, for `npm run feed`; refuses when a start is running on it already. */
export async function claimFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const other = await runningOn(folder);
  if (other !== undefined) {
    throw new StartError(
      `Manzil is running on ${folder} already (process ${other.pid}${other.url ? `, ${other.url}` : ''}).\n` +
        'Stop it first, or give this one a folder of its own: DATA_DIR=.data-2 PORT=8081 npm start',
    );
  }
  const file = join(folder, 'run.json');
  const note = (facts) =>
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...facts }, null, 2), { mode: 0o600 });
  note({});
  return { note, release: () => rmSync(file, { force: true }) };
}

/** What a living start has noted, or undefined. */
export async function runningOn(folder) {
  try {
    const facts = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
    return facts.pid !== process.pid && (await isStart(facts.pid)) ? facts : undefined;
  } catch {
    return undefined;
  }
}

/** A killed start leaves its note behind, and its number may be another program's by now. */
async function isStart(pid) {
  const { commandOf } = await import('@manzil/local-servers/process-command');
  return /(start|dev)\.mjs/.test(commandOf(pid));
}
