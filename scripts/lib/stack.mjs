import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Children } from './children.mjs';
import { openDatabases, SERVICES } from './databases.mjs';
import { keptDemoFeed } from './demo-feed.mjs';
import { importLaterFeed } from './later-feed.mjs';
import { openMessaging } from './messaging.mjs';
import { adminLoginPath } from './login-path.mjs';
import { claimFolder } from './running-start.mjs';
import { root } from './paths.mjs';
import { environmentOf } from './process-environment.mjs';
import { logProgress, StartError } from './progress.mjs';
import { keptSecret } from './secrets.mjs';

const READY_LIMIT_MS = 120_000;

/**
 * Starts PostgreSQL, NATS, the five services and web on `folder`, with the site at `port`; resolves once the site is
 * ready and its catalogue imported. `stop` ends everything in the opposite order; `onStoppable` receives it at once, so
 * that a Ctrl-C during the start leaves nothing running. In `development` Vite serves web from its sources.
 * `settingsOf` may change the variables of a process. Each process gets only the variables that it reads, above all no
 * secret of another one.
 */
export async function startStack({
  folder,
  port,
  development = false,
  onStoppable = () => {},
  settingsOf = (_name, settings) => settings,
}) {
  const claim = await claimFolder(folder);
  const children = new Children(join(folder, 'logs'));
  const stops = [async () => claim.release()];
  const stop = once(async () => {
    await children.stop();
    for (const each of stops.reverse()) await each();
  });
  onStoppable(stop);
  try {
    await refuseTakenPort(port);
    const databases = await openDatabases(folder);
    stops.push(databases.stop);
    const messaging = await openMessaging(folder);
    stops.push(messaging.stop);
    const settings = await settingsFor({ folder, port, databases, messaging });
    const url = settings.environment.PUBLIC_URL;
    const { GATEWAY_DATABASE_URL: gatewayDatabaseUrl, LEADS_DATABASE_URL: leadsDatabaseUrl } =
      settings.environment;
    claim.writeDetails({ natsUrl: messaging.url, url, gatewayDatabaseUrl, leadsDatabaseUrl });
    logProgress('starting the services …');
    const { environment } = settings;
    const all = { ...process.env, ...environment, NODE_ENV: development ? 'development' : 'production' };
    const ownOf = (name) => environmentOf(name, { ...all, ...messaging.environmentOf(name) });
    const envOf = async (name) => environmentOf(name, await settingsOf(name, ownOf(name)));
    const environments = new Map();
    for (const name of SERVICES) {
      const env = await envOf(name);
      environments.set(name, env);
      children.start(name, { entry: `services/${name}/dist/main.js`, env });
    }
    const args = development ? ['--dev'] : [];
    children.start('web', { entry: 'web/server.mjs', args, env: await envOf('web') });
    const waiting = new AbortController();
    await Promise.race([
      answering(`http://127.0.0.1:${port}`, { logs: join(folder, 'logs'), signal: waiting.signal }),
      children.refused,
    ]).finally(() => waiting.abort());
    const { demoFeed } = settings;
    if (demoFeed?.text !== undefined && environments.get('listings').FEED_URL === environment.FEED_URL)
      await importLaterFeed({ folder, natsUrl: messaging.url, ...demoFeed });
    return {
      ...{ url, admin: settings.admin, children, databases, messaging, environment, stop },
      environmentOf: ownOf,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function settingsFor({ folder, port, databases, messaging }) {
  const { freePort } = await import('@manzil/local-servers/ports');
  const [mediaPort, webPort, internalPort] = [await freePort(), await freePort(), await freePort()];
  const admin = keptSecret(folder, 'admin-password');
  const demoFeed = process.env.FEED_URL ? undefined : keptDemoFeed(folder);
  const environment = {
    ...databases.environment,
    NATS_URL: messaging.url,
    OPS_PORT: '0',
    PORT: String(port),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    INTERNAL_PORT: String(internalPort),
    API_URL: `http://127.0.0.1:${internalPort}`,
    WEB_PORT: String(webPort),
    WEB_URL: `http://127.0.0.1:${webPort}`,
    WEB_TOKEN: keptSecret(folder, 'web-token').value,
    MEDIA_PORT: String(mediaPort),
    MEDIA_URL: `http://127.0.0.1:${mediaPort}`,
    MEDIA_DIR: join(folder, 'media'),
    MEDIA_UPLOAD_TOKEN: keptSecret(folder, 'media-upload-token').value,
    SECOND_FACTOR_KEY: process.env.SECOND_FACTOR_KEY || keptSecret(folder, 'second-factor-key').value,
    ADMIN_USERNAME: process.env.ADMIN_USERNAME || 'admin',
    ADMIN_PASSWORD: process.env.ADMIN_PASSWORD || admin.value,
    ADMIN_LOGIN_PATH: adminLoginPath(folder),
    WHATSAPP_NUMBER: process.env.WHATSAPP_NUMBER || '',
    MAP_DATA_DIR: process.env.MAP_DATA_DIR || join(folder, 'map'),
    DEMO: process.env.DEMO || '1',
    DEMO_DIR: join(root, 'demo'),
    FEED_URL: process.env.FEED_URL || pathToFileURL(demoFeed.file).href,
    FEED_FOLDERS: process.env.FEED_FOLDERS || join(root, 'demo', 'feed'),
  };
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = environment;
  const loginUrl = new URL(environment.ADMIN_LOGIN_PATH, environment.PUBLIC_URL).href;
  return { environment, demoFeed, admin: { ...admin, username, password, loginUrl } };
}

/** Fails before anything is started when the port is in use. */
function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason = error.code === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
      reject(
        new StartError(
          `Port ${port}, where the site should answer (PORT), ${reason}. Choose another one: PORT=9090 npm start`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Waits until the site is ready and the first import, which starts with listings, is finished. */
async function answering(url, { logs, signal }) {
  const deadline = Date.now() + READY_LIMIT_MS;
  let last = 'no answer yet';
  while (Date.now() < deadline && !signal.aborted) {
    try {
      const response = await fetch(`${url}/health/ready`);
      last = await response.text();
      if (response.ok && (await hasListings(url))) return;
    } catch (error) {
      last = error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new StartError(
    `The site was not ready after ${READY_LIMIT_MS / 1000} s (${last}). The logs are in ${logs}.`,
  );
}

async function hasListings(url) {
  if (process.env.DEMO === '0') return true;
  const response = await fetch(`${url}/api/properties?adType=sale`);
  return response.ok && (await response.json()).total > 0;
}

function once(work) {
  let done;
  return () => (done ??= work());
}
