import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';
import { runJest } from './lib/suites.mjs';

const CHECKS = ['types', 'lint', 'format', 'dead'];
const total = { passed: 0, failed: 0, skipped: 0 };

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

async function check(name) {
  logProgress(`check: ${name}`);
  try {
    await command('npm', ['run', `check:${name}`, '--silent']);
    count({ passed: 1 });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    count({ failed: 1 });
  }
}

/** Runs the journeys of `e2e` on a separate product, started like `npm start`. */
async function journeys(args) {
  const { findChromium } = await import('./lib/chromium.mjs');
  if (findChromium() === undefined) {
    logProgress('browser journeys: skipped, no Chromium found (set CHROMIUM_PATH)');
    count({ skipped: 1 });
    return;
  }
  const { startStack } = await import('./lib/stack.mjs');
  const { freePort } = await import('@manzil/local-servers/ports');
  const folder = mkdtempSync(join(tmpdir(), 'manzil-e2e-'));
  // Each start has a copy of the demo feed, which journeys may change.
  delete process.env.FEED_URL;
  const own = {
    // All journeys come from one network address.
    FORMS_PER_ADDRESS: process.env.FORMS_PER_ADDRESS || '1000',
    MISSES_PER_ADDRESS: process.env.MISSES_PER_ADDRESS || '1000000',
    RPC_MIN_DEADLINE_MS: '60000',
  };
  logProgress('browser journeys: starting the product');
  const stack = await startStack({
    folder,
    port: await freePort(),
    settingsOf: (_name, settings) => ({ ...settings, ...own }),
  });
  try {
    const env = {
      E2E_URL: stack.url,
      E2E_FEED_FILE: fileURLToPath(stack.environment.FEED_URL),
      E2E_ADMIN_USERNAME: stack.admin.username,
      E2E_ADMIN_PASSWORD: stack.admin.password,
      // Nobody can cause a failed message through the site, so there must be none.
      E2E_LEADS_DATABASE_URL: stack.environment.LEADS_DATABASE_URL,
      E2E_LOGIN_PATH: new URL(stack.admin.loginUrl).pathname,
    };
    count(await runJest('journeys', ['--maxWorkers=1', ...args], env));
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const RESILIENCE = join(root, 'e2e', 'resilience');

/** Runs the resilience suite, which starts, stops and kills its own product. */
async function resilience(args) {
  logProgress('resilience');
  count(await runJest('resilience', ['--maxWorkers=1', ...args]));
}

const kindOf = (path) =>
  path.includes('resilience') ? 'resilience' : path.includes('e2e') ? 'journeys' : 'others';

try {
  const paths = process.argv.slice(2);
  await prepare();
  if (paths.length > 0) {
    const of = (kind) => paths.filter((path) => kindOf(path) === kind);
    const [others, inBrowser, failing] = [of('others'), of('journeys'), of('resilience')];
    if (others.length > 0) count(await runJest('some', others));
    if (inBrowser.length > 0) await journeys(inBrowser);
    if (failing.length > 0) await resilience(failing);
  } else {
    for (const name of CHECKS) await check(name);
    logProgress('unit and integration suites');
    count(
      await runJest('suites', [
        // Suites that share one external server would receive each other's messages.
        `--maxWorkers=${process.env.TEST_NATS_URL ? 1 : 2}`,
        '--testPathIgnorePatterns',
        '/e2e/',
        '/node_modules/',
        '/dist/',
      ]),
    );
    await journeys([join(root, 'e2e'), '--testPathIgnorePatterns', RESILIENCE, '/node_modules/', '/dist/']);
    await resilience([RESILIENCE]);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  count({ failed: 1 });
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
