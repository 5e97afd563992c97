import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@manzil/local-servers/postgres-server';
import pg from 'pg';
import { inContainers, startContainer } from './containers.js';

export interface TestPostgres {
  /** URL of a role that may create databases. */
  adminUrl: string;
  stop(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'postgres';

/** Starts a real PostgreSQL: at `TEST_POSTGRES_URL`, in a container (`TEST_CONTAINERS=1`), or an embedded one. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined && given !== '') return { adminUrl: given, stop: () => Promise.resolve() };
  if (inContainers()) {
    const container = await startContainer({
      image: 'postgres:17-bookworm',
      port: 5432,
      environment: { POSTGRES_PASSWORD: PASSWORD },
      readyLog: /database system is ready to accept connections/,
    });
    return { adminUrl: urlFor(container.port), stop: () => container.stop() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'manzil-postgres-'));
  // Started by root, the server runs as another user, who must be able to enter its folder.
  await chmod(folder, 0o755);
  const server = await startPostgresServer({ folder, password: PASSWORD, durable: false });
  return {
    adminUrl: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const urlFor = (port: number): string => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on the server, empty or as a copy of `template`. */
export async function createDatabase(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(
    adminUrl,
    `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`,
  );
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
