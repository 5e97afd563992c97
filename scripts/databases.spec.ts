import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgresServer, type PostgresServer } from '@manzil/local-servers/postgres-server';
import pg from 'pg';
import { parseAllDocuments } from 'yaml';
import { openDatabases, SERVICES } from './lib/databases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const PASSWORD = 'only-for-this-test-of-databases';
const ROLES = SERVICES.map((service: string) => `manzil_${service}`);
const hasPsql = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'psql')));

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the databases of the server at `url` that its role can connect to. */
async function reachable(url: string, databases: readonly string[]): Promise<string[]> {
  const reached: string[] = [];
  for (const database of databases) {
    const address = new URL(url);
    address.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: address.href });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (connected) reached.push(database);
  }
  return reached;
}

const ALL = ['postgres', 'template1', ...ROLES];

describe('the role of a service', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-databases-'));
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'logs'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('may connect only to its own database, also on a server of an earlier release', async () => {
    const opened = await openDatabases(folder);
    const url = new URL(opened.environment.LEADS_DATABASE_URL ?? '');
    url.username = 'postgres';
    url.password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
    url.pathname = '/postgres';
    await asAdmin(url.href, (client) =>
      client.query(`GRANT CONNECT ON DATABASE ${ALL.join(', ')} TO PUBLIC`),
    );
    await opened.stop();

    const { environment, stop } = await openDatabases(folder);
    try {
      for (const service of SERVICES) {
        const own = environment[`${service.toUpperCase()}_DATABASE_URL`] ?? '';
        expect(await reachable(own, ALL)).toEqual([`manzil_${service}`]);
      }
    } finally {
      await stop();
    }
  });

  async function withServer(work: (server: PostgresServer) => Promise<void>): Promise<void> {
    const server = await startPostgresServer({ folder, password: PASSWORD, durable: false });
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  }

  async function expectWalls({ port }: PostgresServer): Promise<void> {
    for (const role of ROLES)
      expect(await reachable(`postgres://${role}:${PASSWORD}@127.0.0.1:${port}/`, ALL)).toEqual([role]);
  }

  // Reported as skipped where there is no psql.
  (hasPsql ? it : it.skip)('may do so in containers, too', async () => {
    await withServer(async (server) => {
      const env = {
        ...process.env,
        PGHOST: '127.0.0.1',
        PGPORT: String(server.port),
        PGPASSWORD: PASSWORD,
        POSTGRES_USER: 'postgres',
        POSTGRES_SERVICE_PASSWORD: PASSWORD,
        AUDIT_SQL: join(root, 'services/gateway/data/audit.sql'),
      };
      await run(join(root, 'deploy/postgres/init.sh'), { env });
      await expectWalls(server);
    });
  });

  it('is restricted in the same way by the example for Kubernetes', async () => {
    const manifests = await readFile(join(root, 'deploy/kubernetes/overlays/example/postgres.yaml'), 'utf8');
    const cluster = parseAllDocuments(manifests)[0]?.toJS() as { spec: { postgresql: { pg_hba: string[] } } };
    await withServer(({ url }) =>
      asAdmin(url, async (client) => {
        for (const role of ROLES) {
          await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}'`);
          await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
        }
      }),
    );
    const rules = join(folder, 'data/pg_hba.conf');
    const before = await readFile(rules, 'utf8');
    // This server has no certificate; encryption.spec.ts starts one that has.
    const walls = cluster.spec.postgresql.pg_hba
      .filter((rule) => !rule.startsWith('hostnossl'))
      .map((rule) => rule.replace('hostssl', 'host'));
    await writeFile(rules, `${walls.join('\n')}\n${before}`);
    await withServer(expectWalls);
  });
});
