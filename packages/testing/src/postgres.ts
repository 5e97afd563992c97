import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@manzil/local-servers/postgres-server';
import type { DatabaseOptions } from '@manzil/service-kit/database';
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
      image: 'postgres:18-bookworm',
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
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on the server. */
export async function createDatabase(adminUrl: string): Promise<TestDatabase> {
  const database = newDatabase(adminUrl);
  await asAdmin(adminUrl, (admin) => admin.query(`CREATE DATABASE ${database.name}`));
  return database;
}

/** Creates a database with the tables of a service: a copy of a template, which costs a tenth of the migrations. */
export async function createServiceDatabase(adminUrl: string, service: Service): Promise<TestDatabase> {
  const database = newDatabase(adminUrl);
  await asAdmin(adminUrl, async (admin) => {
    const template = await templateOf(admin, adminUrl, service);
    // Copies files, which takes half the processor time of the default, which logs every page.
    await admin.query(`CREATE DATABASE ${database.name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return database;
}

/** Drops the templates of this run, on a server that outlives it. */
export async function dropTemplates(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    for (const service of SERVICES) await admin.query(`DROP DATABASE IF EXISTS ${templateName(service)}`);
  });
}

const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'] as const;
export type Service = (typeof SERVICES)[number];

/** The process that starts PostgreSQL for a run sets it for its workers; each run has templates of its own. */
process.env.TEST_RUN ??= randomBytes(6).toString('hex');
const templateName = (service: Service): string => `template_${process.env.TEST_RUN}_${service}`;

/** Returns the name of a service's template; the first process that asks for it runs the built migrations. */
async function templateOf(admin: pg.Client, adminUrl: string, service: Service): Promise<string> {
  const template = templateName(service);
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      // Renamed once it is complete, so that failed migrations leave no template.
      const unfinished = newDatabase(adminUrl);
      await admin.query(`CREATE DATABASE ${unfinished.name}`);
      await migrate(unfinished.url, service);
      await admin.query(`ALTER DATABASE ${unfinished.name} RENAME TO ${template}`);
    }
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
  }
  return template;
}

/** Runs the built migrations of a service on an empty database. */
export async function migrate(url: string, service: Service): Promise<void> {
  // Loaded on request: TypeORM takes most of a second.
  const { createDataSource } = await import('@manzil/service-kit/database');
  const file = join(process.cwd(), `services/${service}/dist/data-source.js`);
  const { databaseOptions } = (await import(file)) as {
    databaseOptions: (url: string) => DatabaseOptions;
  };
  const dataSource = createDataSource({ ...databaseOptions(url), entities: [] });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

function newDatabase(adminUrl: string): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const drop = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  return { name, url: url.href, drop: () => asAdmin(adminUrl, (admin) => admin.query(drop)) };
}

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
