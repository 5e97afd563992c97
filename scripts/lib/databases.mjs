import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { keepServer } from './keep-server.mjs';
import { keptSecret } from './secrets.mjs';
import { root } from './paths.mjs';
import { logProgress } from './progress.mjs';

export const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];
const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext'];

const variableOf = (service) => `${service.toUpperCase()}_DATABASE_URL`;

const notOurs = () => Promise.reject(new Error('There is no PostgreSQL of ours to stop'));

/**
 * Returns a database URL for each service: from the environment, or else on a PostgreSQL that is started here, with one
 * database and one login role per service, which may connect to no other database. `pause` stops that server and
 * `resume` starts it again at the same port.
 */
export async function openDatabases(folder) {
  const given = Object.fromEntries(SERVICES.map((service) => [service, process.env[variableOf(service)]]));
  const missing = SERVICES.filter((service) => !given[service]);
  const urls = { ...given };
  let [pause, resume, stop] = [notOurs, notOurs, () => Promise.resolve()];
  if (missing.length > 0) {
    logProgress('starting PostgreSQL …');
    const { startPostgresServer } = await import('@manzil/local-servers/postgres-server');
    const password = keptSecret(folder, 'postgres-password').value;
    const place = await placeForServer(join(folder, 'postgres'));
    const logFile = join(folder, 'logs', 'postgres.log');
    const server = await keepServer(
      'PostgreSQL',
      (port) => startPostgresServer({ folder: place, password, durable: true, port, logFile }),
      logFile,
    );
    ({ pause, resume, stop } = server);
    for (const service of missing) urls[service] = await serviceDatabase(server.url, folder, service);
    await closeDatabasesToOthers(server.url);
  }
  const environment = Object.fromEntries(SERVICES.map((service) => [variableOf(service), urls[service]]));
  return { environment, pause, resume, stop };
}

/** Returns the folder of the data: /var/tmp when the server's own user cannot enter the project's folder. */
async function placeForServer(folder) {
  const { reachableByOthers, unprivilegedOwner } = await import('@manzil/local-servers/unprivileged-user');
  if (unprivilegedOwner() === undefined || reachableByOthers(existingParent(folder))) return folder;
  const place = join('/var/tmp', `manzil-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  logProgress(`(the database is in ${place}: its user cannot enter this folder)`);
  return place;
}

function existingParent(folder) {
  try {
    statSync(folder);
    return folder;
  } catch {
    return folder === tmpdir() ? folder : existingParent(dirname(folder));
  }
}

async function serviceDatabase(adminUrl, folder, service) {
  const name = `manzil_${service}`;
  const password = keptSecret(join(folder, 'database-passwords'), service).value;
  await asAdmin(adminUrl, async (client) => {
    const { rowCount: roles } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    const role = pg.escapeIdentifier(name);
    await client.query(
      `${roles === 0 ? 'CREATE' : 'ALTER'} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
    );
    const { rowCount: databases } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      name,
    ]);
    if (databases === 0) await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  });
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await asAdmin(url.href, async (client) => {
    for (const extension of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    // A separate role owns the audit trail, so that the gateway can only append to it.
    if (service === 'gateway') {
      await client.query(readFileSync(join(root, 'services/gateway/data/audit.sql'), 'utf8'));
    }
  });
  url.username = name;
  url.password = password;
  return url.href;
}

/**
 * Lets each role connect only to its own database: by default PostgreSQL opens every database to every role, including
 * `postgres` and `template1`. Runs at every start, so that servers of earlier releases are restricted as well.
 */
async function closeDatabasesToOthers(adminUrl) {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE datallowconn');
    const names = rows.map(({ datname }) => pg.escapeIdentifier(datname)).join(', ');
    await client.query(`REVOKE ALL ON DATABASE ${names} FROM PUBLIC`);
  });
}

async function asAdmin(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
