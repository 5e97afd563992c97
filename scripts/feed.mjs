import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storeFeedFile } from './lib/feed-file.mjs';
import { dataDir } from './lib/paths.mjs';
import { runningOn } from './lib/running-start.mjs';
import { openOperatorClient } from './lib/operator-client.mjs';
import { StartError } from './lib/progress.mjs';

const USAGE = `Usage: npm run feed -- <file or http(s) address> [--dry-run] [--source <name>]

Imports a feed into what is running, prints what came of it, and ends with 0 only when it was committed (or, with
--dry-run, when it would have been).

  --dry-run        plans and judges, and changes nothing
  --wait <seconds> how long the first answer of a busy machine is waited for, 60 unless given
  --source <name>  whose feed it is: a run withdraws what its own source no longer lists, and nothing else;
                   letters, digits, - and _; default: "primary"
  --help           this text

Goes to the start that runs on DATA_DIR, or to NATS_URL as the user operator with NATS_PASSWORD or NATS_PASSWORD_FILE.
A file is sent to listings, so it may be any that you can read.`;
const POLL_MS = 300;
const PATIENCE_MS = 2_000;
const SHOWN_PROBLEMS = 20;

async function main() {
  const { values, positionals } = readArguments();
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (positionals.length !== 1) throw new StartError(USAGE);
  const ownStart = process.env.NATS_URL ? undefined : await runningOn(dataDir());
  const natsUrl = process.env.NATS_URL || ownStart?.natsUrl;
  if (!natsUrl)
    throw new StartError('Nothing is running to import into: start it with npm start, or set NATS_URL');

  const { requestOperatorImport } = await import('@manzil/contracts/listings/import-rpc');
  const { showImportRun } = await import('@manzil/contracts/http/import-runs');
  const client = await openOperatorClient({ folder: dataDir(), natsUrl, name: 'feed' });
  try {
    const { source, 'dry-run': dryRun = false, wait = '60' } = values;
    const request = { location: await locationOf(positionals[0], client), dryRun, source };
    const patient = { ...requestOperatorImport, deadlineMs: milliseconds(wait) };
    let { run, joined } = await withNotice(client.request(patient, request), wait);
    if (joined) process.stdout.write('An import is running already; this is its progress.\n');
    while (run.finishedAt === null) {
      progress(run);
      await new Promise((done) => setTimeout(done, POLL_MS));
      run = (await unlessLate(client.request(showImportRun, { id: run.id }))) ?? run;
    }
    report(run);
    process.exitCode = run.state === 'done' ? 0 : 1;
  } finally {
    await client.close();
  }
}

function readArguments() {
  const options = {
    'dry-run': { type: 'boolean' },
    wait: { type: 'string' },
    source: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error.message}\n\n${USAGE}`);
  }
}

function milliseconds(seconds) {
  if (Number(seconds) > 0) return Number(seconds) * 1000;
  throw new StartError(`--wait: ${seconds} is not a number of seconds\n\n${USAGE}`);
}

/** Waits for the reply to the import request, which is queued even when the reply is late on a busy machine. */
async function withNotice(answer, wait) {
  const notice = setTimeout(() => {
    process.stdout.write('The machine is busy: waiting for listings to answer.\n');
  }, PATIENCE_MS);
  try {
    return await answer;
  } catch (error) {
    if (error.code !== 'DEADLINE_EXCEEDED') throw error;
    throw new StartError(
      `Listings did not answer within ${wait} s. If the request has reached it, the import goes on by itself:\n` +
        'see Feed in the backend, or run the same command again, which joins an import that is running.',
    );
  } finally {
    clearTimeout(notice);
  }
}

let isLate = false;

/** Returns undefined when the reply about the run is late; the run itself continues. */
async function unlessLate(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error.code !== 'DEADLINE_EXCEEDED') throw error;
    if (!isLate) process.stdout.write('The machine is busy: the import goes on, its progress is late.\n');
    isLate = true;
    return undefined;
  }
}

function locationOf(given, client) {
  if (/^https?:\/\//.test(given)) return given;
  return storeFeedFile(client, given.startsWith('file://') ? fileURLToPath(given) : resolve(given));
}

function progress({ state, counts, bytes }) {
  if (process.stdout.isTTY) {
    const megabytes = (bytes / 1_000_000).toFixed(1);
    process.stdout.write(`\r\u001b[K${state}: ${counts.read.toLocaleString('en')} read, ${megabytes} MB`);
  }
}

function report(run) {
  const { counts, problems, problemCount, reasons } = run;
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  const lines = [
    `${run.dryRun ? 'Dry run ' : 'Import '}${run.source === 'primary' ? '' : `of ${run.source} `}${run.state}${run.error && reasons.length === 0 ? `: ${run.error}` : ''}`,
    ...reasons.map(({ code, sentence }) => `  ${code}: ${sentence}`),
    `  read ${counts.read}, added ${counts.added}, changed ${counts.changed}, unchanged ${counts.unchanged}, ` +
      `missing ${counts.missing}, withdrawn ${counts.withdrawn}, rejected ${counts.rejected}`,
    `  ${seconds(run)} s, ${run.bytes.toLocaleString('en')} bytes${run.feedHash ? `, sha256 ${run.feedHash}` : ''}, run ${run.id}`,
    ...problems.slice(0, SHOWN_PROBLEMS).map(problemLine),
    ...(problemCount > SHOWN_PROBLEMS ? [`  … and ${problemCount - SHOWN_PROBLEMS} more`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const seconds = ({ startedAt, finishedAt, requestedAt }) =>
  ((Date.parse(finishedAt) - Date.parse(startedAt ?? requestedAt)) / 1000).toFixed(1);

const problemLine = ({ severity, line, reference, field, reason }) =>
  `  ${severity}${line === null ? '' : ` line ${line}`}${reference === null ? '' : ` ${reference}`}: ${field}: ${reason}`;

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : (error.extra?.issues?.[0]?.message ?? error.message)}\n`,
  );
  process.exitCode = 1;
}
