import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from './paths.mjs';
import { say, StartError } from './say.mjs';

const run = promisify(execFile);
const CACHED = join(cacheDir, 'nats', 'usr', 'sbin');

const HOW_TO_GET_ONE = `No NATS server was found. Get one with the line for your system, or set NATS_URL to one that runs:
  Debian, Ubuntu   sudo apt-get install nats-server
  macOS            brew install nats-server
  Docker           docker run -p 4222:4222 nats:2-alpine -js, then NATS_URL=nats://127.0.0.1:4222 npm start`;

const notOurs = () => Promise.reject(new Error('NATS_URL names a server that is not ours to stop'));

/**
 * The NATS server at `NATS_URL`, or one of our own with its store in `folder`, which `pause` takes away and
 * `resume` brings back at the same address.
 * @param {string} folder
 */
export async function openMessaging(folder) {
  if (process.env.NATS_URL)
    return { url: process.env.NATS_URL, pause: notOurs, resume: notOurs, stop: () => Promise.resolve() };
  say('starting NATS …');
  const { startNatsServer } = await import('@manzil/local-servers/nats-server');
  const { freePort } = await import('@manzil/local-servers/ports');
  const options = {
    source: await natsSource(),
    folder: join(folder, 'nats'),
    port: await freePort(),
    logFile: join(folder, 'logs', 'nats.log'),
  };
  let server = await startNatsServer(options);
  return {
    url: server.url,
    pause: () => server.stop(),
    resume: async () => {
      server = await startNatsServer(options);
    },
    stop: () => server.stop(),
  };
}

/** On this machine, in the project's cache, from Debian's packages without installing anything, or in Docker. */
async function natsSource() {
  const { findNatsServer } = await import('@manzil/local-servers/nats-server-path');
  let path = findNatsServer([CACHED]);
  if (path === undefined) {
    await fetchFromDebian();
    path = findNatsServer([CACHED]);
  }
  if (path !== undefined) return { path };
  if (await dockerAnswers()) return { image: 'nats:2-alpine' };
  throw new StartError(HOW_TO_GET_ONE);
}

const dockerAnswers = () =>
  run('docker', ['version'], { timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/** Downloads and unpacks the package as an ordinary user; on other systems this quietly does nothing. */
async function fetchFromDebian() {
  const folder = join(cacheDir, 'nats');
  mkdirSync(folder, { recursive: true });
  try {
    await run('apt-get', ['download', 'nats-server'], { cwd: folder });
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (archive === undefined) return;
    await run('dpkg', ['-x', archive, '.'], { cwd: folder });
    rmSync(join(folder, archive));
  } catch {
    // No apt here: the caller explains what to do.
  }
}
