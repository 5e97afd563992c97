import { readFileSync } from 'node:fs';
import { DataSource, QueryFailedError, type DataSourceOptions } from 'typeorm';
import type { PinoLogger } from './logger.js';
import { RequestPool } from './request-pool.js';
import { joinRolledBack } from './rolled-back.js';
import { ResilientPgClient } from './resilient-pg-client.js';

export interface DatabaseOptions {
  url: string;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Most connections in the pool; default 10. */
  poolSize?: number;
  /** Milliseconds after which waiting for a connection fails; default 15,000. */
  connectTimeoutMs?: number;
  /** Milliseconds after which PostgreSQL cancels a statement; default never. */
  statementTimeoutMs?: number;
  /** Milliseconds after which PostgreSQL cancels a statement that waits for a lock; default never. */
  lockTimeoutMs?: number;
  /** Requires an encrypted connection and a certificate of the server for the host of the URL. */
  tls?: DatabaseTls | undefined;
}

export interface DatabaseTls {
  /** File with the certificate authorities of the server; defaults to the machine's. */
  caFile?: string | undefined;
  /** Files with the client certificate and its key. */
  certFile?: string | undefined;
  keyFile?: string | undefined;
}

const MIGRATION_LOCK = 0x6d6967; // "mig"
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2_000;
/** Limits how long readers of a table queue behind a migration that waits for its lock. */
const MIGRATION_LOCK_TIMEOUT_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

export function createDataSource(options: DatabaseOptions, logger?: PinoLogger): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: options.connectTimeoutMs ?? 15_000,
    applicationName: 'manzil',
    driver: { Pool: RequestPool },
    extra: {
      Client: ResilientPgClient,
      ...(options.statementTimeoutMs !== undefined && { statement_timeout: options.statementTimeoutMs }),
      ...(options.lockTimeoutMs !== undefined && { lock_timeout: options.lockTimeoutMs }),
      ...tlsOf(options),
    },
    // The pool replaces an idle connection that the server closed at the next query; the error must not end the process.
    poolErrorHandler: (error: unknown) => logger?.warn({ err: error }, 'a database connection was lost'),
  });
}

/** Verifies the certificate against the host of the URL, also when that is an IP address. */
const tlsOf = ({ tls, url }: DatabaseOptions): object =>
  tls === undefined
    ? {}
    : {
        ssl: {
          ...(tls.caFile !== undefined && { ca: readFileSync(tls.caFile, 'utf8') }),
          ...(tls.certFile !== undefined && { cert: readFileSync(tls.certFile, 'utf8') }),
          ...(tls.keyFile !== undefined && { key: readFileSync(tls.keyFile, 'utf8') }),
          host: new URL(url).hostname,
        },
      };

/** Waits for the server without limit, then migrates and returns the open data source. */
export async function openDatabase(options: DatabaseOptions, logger: PinoLogger): Promise<DataSource> {
  const dataSource = joinRolledBack(createDataSource(options, logger));
  let delay = FIRST_DELAY_MS;
  for (let logged = false; ;) {
    try {
      await dataSource.initialize();
      break;
    } catch (error) {
      if (!logged) logger.warn({ err: error }, 'PostgreSQL is unreachable, retrying');
      logged = true;
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }
  await migrate(dataSource, options, logger);
  return dataSource;
}

/** Takes a lock, so that one replica migrates while the others wait and then find nothing to do. */
async function migrate(dataSource: DataSource, options: DatabaseOptions, logger: PinoLogger): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await dataSource.showMigrations()) await runPendingMigrations(options, logger);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/**
 * Runs the pending migrations on a connection with a lock timeout. A statement that waits for the lock of a table makes
 * all later readers of the table wait, too. On a timeout the migration is rolled back and tried again.
 */
async function runPendingMigrations(options: DatabaseOptions, logger: PinoLogger): Promise<void> {
  const migrating = createDataSource({ ...options, lockTimeoutMs: MIGRATION_LOCK_TIMEOUT_MS }, logger);
  await migrating.initialize();
  try {
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      try {
        await migrating.runMigrations();
        return;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        logger.warn({ err: error }, 'a migration waits for a table that is in use, retrying');
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  } finally {
    await migrating.destroy();
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
