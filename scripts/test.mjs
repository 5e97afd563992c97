import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { selectChanged } from './lib/changed.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';
import { prepareServers } from './lib/servers.mjs';
import { runSuites } from './lib/suites.mjs';
import { Times } from './lib/times.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/** All failures, repeated at the end, because an observer often sees only the end of the output. */
const allFailures = [];

const times = new Times();

function count({ passed = 0, failed = 0, skipped = 0, failures = [], files = [] }) {
  times.add(files);
  allFailures.push(...failures);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

async function check(name, program = 'npm', args = ['run', `check:${name}`, '--silent']) {
  logProgress(`check: ${name}`);
  try {
    await times.stage(`check: ${name}`, () => command(program, args));
    count({ passed: 1 });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    count({ failed: 1, failures: [{ name: `check: ${name}`, message: error.message }] });
  }
}

async function checks(names) {
  for (const name of names) await check(name);
}

async function suites() {
  logProgress('unit and integration suites');
  count(await runSuites(['suites', 'components']));
}

/**
 * Runs groups of journeys in parallel; the journeys of a group run one after the other on a separate product, started
 * like `npm start`. A group has a name, the paths of its files, and a follow-up. The group `alone` runs after all
 * others on the first product: it measures times, which other work on the machine would distort.
 */
async function journeys(groups, alone) {
  const { findChromium } = await import('./lib/chromium.mjs');
  const chromium = await findChromium();
  if (chromium === undefined) {
    logProgress('browser journeys: SKIPPED, because there is no Chromium (set CHROMIUM_PATH)');
    count({ skipped: groups.length });
    for (const { followedBy } of groups) await followedBy?.();
    return;
  }
  const run = async ({ name, paths, followedBy }, { env }) => {
    logProgress(`browser journeys: ${name}`);
    count(await runSuites(['journeys'], paths, { ...env, CHROMIUM_PATH: chromium }));
    await followedBy?.();
  };
  // Products start one after the other; the first group already runs while the next product starts.
  const products = [];
  const runs = [];
  try {
    for (const group of groups) {
      products.push(await startProduct());
      runs.push(run(group, products.at(-1)));
    }
    await Promise.all(runs);
    if (alone !== undefined) await run(alone, products[0]);
  } finally {
    await Promise.allSettled(runs);
    for (const product of products) await product.stop();
  }
}

/** Starts a product for journeys, and sets the variables with which they find it. */
async function startProduct() {
  const { startStack } = await import('./lib/stack.mjs');
  const { freePort } = await import('@manzil/local-servers/ports');
  const folder = mkdtempSync(join(tmpdir(), 'manzil-e2e-'));
  const own = {
    // All journeys come from one network address.
    FORMS_PER_ADDRESS: process.env.FORMS_PER_ADDRESS || '1000',
    MISSES_PER_ADDRESS: process.env.MISSES_PER_ADDRESS || '1000000',
    RPC_MIN_DEADLINE_MS: '60000',
    // Journeys about mail start the server; until then mail waits.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'Manzil <site@manzil.example>',
    LEAD_NOTIFY_TO: 'office@manzil.example',
    // Journeys about webhooks receive them on this machine.
    WEBHOOK_ALLOW_HTTP: 'on',
    WEBHOOK_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
  };
  logProgress('browser journeys: starting a product');
  // Each start has a copy of the demo feed, which journeys may change.
  delete process.env.FEED_URL;
  const stack = await startStack({
    folder,
    port: await freePort(),
    settingsOf: (_name, settings) => ({ ...settings, ...own }),
  });
  return {
    env: {
      E2E_URL: stack.url,
      E2E_SMTP_URL: own.SMTP_URL,
      E2E_FEED_FILE: fileURLToPath(stack.environment.FEED_URL),
      E2E_ADMIN_USERNAME: stack.admin.username,
      E2E_ADMIN_PASSWORD: stack.admin.password,
      // The site cannot cause failed messages, so there must be none.
      E2E_LEADS_DATABASE_URL: stack.environment.LEADS_DATABASE_URL,
      E2E_LOGIN_PATH: new URL(stack.admin.loginUrl).pathname,
    },
    stop: async () => {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the resilience suite, which starts, stops and kills its own product. */
async function resilience(paths) {
  logProgress('resilience');
  count(await runSuites(['journeys'], paths));
}

const kindOf = (path) =>
  path.includes('resilience') ? 'resilience' : path.includes('e2e') ? 'journeys' : 'others';

/** Runs the suites and journeys whose path contains one of `paths`. */
async function some(paths) {
  const of = (kind) => paths.filter((path) => kindOf(path) === kind);
  const [others, inBrowser, failing] = [of('others'), of('journeys'), of('resilience')];
  if (others.length > 0)
    await times.stage('suites', async () => count(await runSuites(['suites', 'components'], others)));
  if (inBrowser.length > 0)
    await times.stage('journeys', () => journeys([{ name: 'some', paths: inBrowser }]));
  if (failing.length > 0) await times.stage('resilience', () => resilience(failing));
}

/** Runs what the change since main can break. */
async function changed() {
  const { description, files, linted, everywhere, suites, journeys, omitted } = selectChanged();
  logProgress(
    `${files.length} files changed ${description}: ${suites.length} suites, ${journeys.length} journeys`,
  );
  if (everywhere.length > 0)
    logProgress(`${everywhere.join(', ')} can break any suite: only the whole check runs them all`);
  if (omitted.length > 0) logProgress(`${omitted.length} more journeys are left to the whole check`);
  if (files.length > 0)
    await check('format', 'npx', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files]);
  await check('types');
  if (linted.length > 0) {
    await check('oxlint', 'npx', ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', ...linted]);
    await check('eslint', 'npx', ['eslint', '--max-warnings=0', '--no-warn-ignored', ...linted]);
  }
  await check('docs');
  await check('commits');
  await some([...suites, ...journeys]);
}

async function everything() {
  await check('types');
  // Lint reads types that the first check generates. Lint ends before the suites start, because they measure times
  // and have time limits.
  await Promise.all([checks(['oxlint', 'format', 'docs', 'commits']), checks(['eslint', 'dead'])]);
  // Running suites and journeys in parallel saves no time: on two virtual cores both become slower.
  await times.stage('suites', suites);
  await times.stage('journeys and resilience', () =>
    journeys(
      [
        { name: 'visitors', paths: ['e2e/journeys/'] },
        {
          name: 'staff',
          paths: ['e2e/backend/', 'e2e/conformance/', 'e2e/installation/'],
          // The resilience suite mostly waits, so it runs beside the longer, CPU-bound journeys of visitors.
          followedBy: () => resilience(['e2e/resilience/']),
        },
      ],
      { name: 'budgets', paths: ['e2e/budgets/'] },
    ),
  );
}

try {
  const paths = process.argv.slice(2);
  await times.stage('install and build', prepare);
  Object.assign(process.env, await times.stage('servers', prepareServers));
  if (paths.includes('--changed')) await changed();
  else if (paths.length > 0) await some(paths);
  else await everything();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  count({ failed: 1, failures: [{ name: 'the check itself', message: error.message }] });
}
process.stdout.write(`\n${times.write()}\n`);
for (const { name, message } of allFailures) {
  process.stdout.write(`\nFAILED ${name}\n  ${String(message).slice(0, 2_000).replaceAll('\n', '\n  ')}\n`);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
