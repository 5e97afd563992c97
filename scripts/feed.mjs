import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { dataDir } from './lib/paths.mjs';
import { runningOn } from './lib/one-at-a-time.mjs';
import { StartError } from './lib/say.mjs';

const USAGE = `Usage: npm run feed -- <file or http(s) address> [--dry-run] [--source <name>]

Imports a feed into what is running, prints what came of it, and ends with 0 only when it was committed (or, with
--dry-run, when it would have been).

  --dry-run        plans and judges, and changes nothing
  --source <name>  whose feed it is: a run withdraws what its own source no longer lists, and nothing else;
                   letters, digits, - and _; "primary" when it is not said
  --help           this text

Goes to the start that runs on DATA_DIR, or to NATS_URL.`;
const POLL_MS = 300;
const SHOWN_PROBLEMS = 20;

async function main() {
  const { values, positionals } = readArguments();
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (positionals.length !== 1) throw new StartError(USAGE);
  const natsUrl = process.env.NATS_URL || (await runningOn(dataDir()))?.natsUrl;
  if (!natsUrl)
    throw new StartError('Nothing is running to import into: start it with npm start, or set NATS_URL');

  const { createLogger } = await import('@manzil/service-kit/logger');
  const { NatsLink } = await import('@manzil/service-kit/nats-link');
  const { RpcClient } = await import('@manzil/service-kit/rpc-client');
  const { getImportRun, requestImport } = await import('@manzil/contracts/listings/rpc');
  const link = await NatsLink.open(natsUrl, 'feed', createLogger('feed', 'silent'));
  const client = new RpcClient(link, { validateReplies: true });
  try {
    const { source, 'dry-run': dryRun = false } = values;
    const request = { trigger: 'cli', location: address(positionals[0]), dryRun, source };
    let { run, joined } = await client.ask(requestImport, request);
    if (joined) process.stdout.write('An import is running already; this is its progress.\n');
    while (run.finishedAt === null) {
      progress(run);
      await new Promise((done) => setTimeout(done, POLL_MS));
      run = await client.ask(getImportRun, { id: run.id });
    }
    report(run);
    process.exitCode = run.state === 'done' ? 0 : 1;
  } finally {
    await link.close();
  }
}

function readArguments() {
  const options = {
    'dry-run': { type: 'boolean' },
    source: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error.message}\n\n${USAGE}`);
  }
}

const address = (given) => (/^(https?|file):\/\//.test(given) ? given : pathToFileURL(resolve(given)).href);

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
