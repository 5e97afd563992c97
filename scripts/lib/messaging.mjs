import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, root } from './paths.mjs';
import { say, StartError } from './say.mjs';
import { keptSecret } from './secrets.mjs';

const run = promisify(execFile);
const CACHED = join(cacheDir, 'nats', 'usr', 'sbin');

const HOW_TO_GET_ONE = `No NATS server was found. Get one with the line for your system, or set NATS_URL to one that runs:
  Debian, Ubuntu   sudo apt-get install nats-server
  macOS            brew install nats-server
  Docker           docker run -p 4222:4222 nats:2-alpine -js, then NATS_URL=nats://127.0.0.1:4222 npm start`;

const notOurs = () => Promise.reject(new Error('NATS_URL names a server that is not ours to stop'));

/** Who may do what on the bus, made by `npm run bus:permissions`. */
export const PERMISSIONS_FILE = join(root, 'deploy', 'nats', 'permissions.conf');

/** The password of a user of the bus, made at the first call; in a file of its own that only its owner can read. */
export const busPassword = (folder, user) => keptSecret(join(folder, 'nats-passwords'), user).value;

/**
 * The NATS server at `NATS_URL`, or one of our own with its store in `folder`, which `pause` takes away and
 * `resume` brings back at the same address. `environmentOf` is what gets one process onto it.
 * @param {string} folder
 */
export async function openMessaging(folder) {
  const environmentOf = (user) => ({ NATS_USER: user, NATS_PASSWORD: busPassword(folder, user) });
  if (process.env.NATS_URL) {
    const { username, password } = new URL(process.env.NATS_URL);
    return {
      url: process.env.NATS_URL,
      // Who is named in the address is who every process is.
      environmentOf: username && password ? () => ({}) : environmentOf,
      ...{ pause: notOurs, resume: notOurs, stop: () => Promise.resolve() },
    };
  }
  say('starting NATS …');
  const { startNatsServer } = await import('@manzil/local-servers/nats-server');
  const { freePort } = await import('@manzil/local-servers/ports');
  const { BUS_USERS } = await import('@manzil/messaging/access/bus-users');
  const { passwordVariables } = await import('@manzil/messaging/access/server-config');
  const options = {
    source: await natsSource(),
    folder: join(folder, 'nats'),
    port: await freePort(),
    logFile: join(folder, 'logs', 'nats.log'),
    config: {
      file: PERMISSIONS_FILE,
      variables: passwordVariables(
        Object.fromEntries(BUS_USERS.map((user) => [user, busPassword(folder, user)])),
      ),
    },
  };
  let server = await startNatsServer(options);
  return {
    url: server.url,
    environmentOf,
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
