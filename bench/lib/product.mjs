import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@manzil/local-servers/ports';
import { startPostgresServer } from '@manzil/local-servers/postgres-server';
import { createDatabase } from '@manzil/testing/postgres';
import { openMessaging } from '../../scripts/lib/messaging.mjs';
import { SERVICES } from '../../scripts/lib/databases.mjs';
import { startProcess } from './child.mjs';
import { root } from '../../scripts/lib/paths.mjs';

const SECRET = 'only-for-this-run-of-the-bench';

/** Starts every process of the product on its own servers, with the demo's content and an empty catalogue. */
export async function startProduct({ settings, flags }) {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-bench-'));
  // Started by root, PostgreSQL runs as another user, who must be able to enter its folder.
  chmodSync(folder, 0o755);
  const logFolder = join(folder, 'logs');
  mkdirSync(logFolder);
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const processes = new Map();
  const stop = async () => {
    await Promise.all([...processes.values()].map((each) => each.stop()));
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const postgres = await startPostgresServer({
      folder: join(folder, 'postgres'),
      password: SECRET,
      durable: true,
      logFile: join(logFolder, 'postgres.log'),
    });
    stops.push(postgres.stop);
    delete process.env.NATS_URL;
    const nats = await openMessaging(folder);
    stops.push(nats.stop);
    const databases = Object.fromEntries(
      await Promise.all(SERVICES.map(async (name) => [name, (await createDatabase(postgres.url)).url])),
    );
    // Mail waits until the part that measures it starts the server.
    const mail = { port: await freePort(), notified: 'sales@agency.example' };
    const programs = await programsOf({ folder, logFolder, databases, nats, mail, settings });
    const start = async (name, env = {}) => {
      const program = programs[name];
      processes.set(name, await startProcess({ ...program, env: { ...program.env, ...env }, flags }));
    };
    await Promise.all(Object.keys(programs).map((name) => start(name)));
    return {
      ...{ folder, processes, mail, stop },
      natsUrl: nats.url,
      postgresUrl: postgres.url,
      listingsDatabase: databases.listings,
      leadsDatabase: databases.leads,
      url: `http://127.0.0.1:${programs.gateway.env.PORT}`,
      logIn: () => logIn(`http://127.0.0.1:${programs.gateway.env.PORT}`),
      webUrl: programs.gateway.env.WEB_URL,
      restart: async (name, env) => {
        await processes.get(name).stop();
        await start(name, env);
        return processes.get(name);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs in as the first admin and returns the session cookie. */
async function logIn(url) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ username: 'admin', password: SECRET });
  const answer = await fetch(`${url}/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The admin could not log in: ${answer.status}`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

async function programsOf({ folder, logFolder, databases, nats, mail, settings }) {
  const [port, internalPort] = [await freePort(), await freePort()];
  const [webPort, mediaPort] = [await freePort(), await freePort()];
  const shared = {
    NATS_URL: nats.url,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    INTERNAL_PORT: String(internalPort),
    API_URL: `http://127.0.0.1:${internalPort}`,
    WEB_PORT: String(webPort),
    WEB_URL: `http://127.0.0.1:${webPort}`,
    WEB_TOKEN: SECRET,
    MEDIA_PORT: String(mediaPort),
    MEDIA_URL: `http://127.0.0.1:${mediaPort}`,
    MEDIA_DIR: join(folder, 'media'),
    MEDIA_UPLOAD_TOKEN: SECRET,
    ADMIN_PASSWORD: SECRET,
    DEMO: '1',
    DEMO_DIR: join(root, 'demo'),
    // The import is measured later instead of running at the start.
    FEED_URL: undefined,
    FEED_FOLDERS: folder,
    // All requests come from one network address.
    MISSES_PER_ADDRESS: '10000000',
    FORMS_PER_ADDRESS: '100000',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Manzil <site@agency.example>',
    LEAD_NOTIFY_TO: mail.notified,
    // Without it there are no keys for push services.
    SECOND_FACTOR_KEY: SECRET,
    PUSH_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    // Adds the surrogate keys of the shown records to responses.
    SURROGATE_KEYS: '1',
    ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, databases[name]])),
    ...settings,
  };
  const programs = {};
  for (const name of SERVICES) {
    const opsPort = await freePort();
    programs[name] = {
      ...{ name, logFolder, entry: `services/${name}/dist/main.js` },
      env: { ...shared, ...nats.environmentOf(name), OPS_PORT: String(opsPort) },
      readyUrl: `http://127.0.0.1:${opsPort}/health/ready`,
    };
  }
  const readyUrl = `http://127.0.0.1:${webPort}/health/ready`;
  programs.web = { name: 'web', logFolder, entry: 'web/server.mjs', env: shared, readyUrl };
  return programs;
}
