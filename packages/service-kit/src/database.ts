import { readFileSync } from 'node:fs';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PinoLogger } from './logger.js';
import { SteadyClient } from './steady-client.js';

export interface DatabaseOptions {
  url: string;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Connections kept at most. */
  poolSize?: number;
  /**
   * Certificate authorities that vouch for the server, as a file: the connection must be encrypted, with a certificate
   * for the host of the URL.
   */
  tlsCaFile?: string | undefined;
}

const MIGRATION_LOCK = 0x6d6967; // "mig"
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2_000;

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
    connectTimeoutMS: 15_000,
    applicationName: 'manzil',
    extra: { Client: SteadyClient, ...tlsOf(options) },
    // An idle connection that the server closes is replaced at the next query; it must not end the process.
    poolErrorHandler: (error: unknown) => logger?.warn({ err: error }, 'a database connection was lost'),
  });
}

/** The host is verified by the name in the URL, also where that is an address. */
const tlsOf = ({ tlsCaFile, url }: DatabaseOptions): object =>
  tlsCaFile === undefined
    ? {}
    : { ssl: { ca: readFileSync(tlsCaFile, 'utf8'), host: new URL(url).hostname } };

/** Waits for the server for as long as it takes, then migrates and returns the open data source. */
export async function openDatabase(options: DatabaseOptions, logger: PinoLogger): Promise<DataSource> {
  const dataSource = createDataSource(options, logger);
  let delay = FIRST_DELAY_MS;
  for (let told = false; ;) {
    try {
      await dataSource.initialize();
      break;
    } catch (error) {
      if (!told) logger.warn({ err: error }, 'PostgreSQL is away, waiting for it');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }
  await migrate(dataSource);
  return dataSource;
}

/** One replica migrates, the others wait for it and then find nothing to do. */
async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
