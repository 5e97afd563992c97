import { describe, expect, it } from 'vitest';
import { createDataSource, type DatabaseOptions } from '@manzil/service-kit/database';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { AbstractLogger, type DataSource, type LogLevel, type LogMessage } from 'typeorm';
import { blockingStatements } from './lint/blocking-statements.mjs';

const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];

/** Later migrations must not block readers or writers; installations have already run the earlier ones. */
const LAST_BLOCKING = 1_799_100_000_000;

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
}

const describeColumn = (type: string, isNullable: boolean): string =>
  `${type}${isNullable ? ' or null' : ''}`;

/** Names of types in PostgreSQL's catalogue by the names in entities. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  varchar: 'character varying',
  int: 'integer',
  citext: 'USER-DEFINED',
};

/** Returns the columns of the entities of the built service, by `table.column`. */
function declared(dataSource: DataSource): Record<string, string> {
  const columns = dataSource.entityMetadatas.flatMap(({ tableName, columns: each }) =>
    each.map((column) => {
      const type = column.isArray ? 'ARRAY' : dataSource.driver.normalizeType(column);
      return [
        `${tableName}.${column.databaseName}`,
        describeColumn(LONG_NAMES[type] ?? type, column.isNullable),
      ];
    }),
  );
  return Object.fromEntries(columns) as Record<string, string>;
}

/** Returns the columns that the migrations created in the same tables. */
async function migrated(dataSource: DataSource): Promise<Record<string, string>> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const columns = await dataSource.query<Column[]>(
    `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
     WHERE table_schema IN ('public', 'audit') AND table_name = ANY($1)`,
    [tables],
  );
  return Object.fromEntries(
    columns.map((column) => [
      `${column.table_name}.${column.column_name}`,
      describeColumn(column.data_type, column.is_nullable === 'YES'),
    ]),
  );
}

/** The one function that a service's data source module exports. */
async function databaseOptionsOf(service: string, url: string): Promise<DatabaseOptions> {
  const path = new URL(`../services/${service}/dist/data-source.js`, import.meta.url).href;
  const { databaseOptions } = (await import(path)) as { databaseOptions: (url: string) => DatabaseOptions };
  return databaseOptions(url);
}

class StatementLog extends AbstractLogger {
  statements: string[] = [];

  protected writeLog(_level: LogLevel, messages: LogMessage | LogMessage[]): void {
    for (const { type, message } of [messages].flat())
      if (type === 'query') this.statements.push(String(message));
  }
}

/** Runs all migrations, and returns the blocking statements of new ones, by the name of the migration. */
async function runOneByOne(dataSource: DataSource): Promise<Record<string, string[]>> {
  const blocking: Record<string, string[]> = {};
  const { migrations } = dataSource;
  const log = new StatementLog('all');
  dataSource.logger = log;
  for (const migration of migrations) {
    log.statements = [];
    Object.assign(dataSource, { migrations: [migration] });
    await dataSource.runMigrations();
    const { name } = migration.constructor;
    const found = blockingStatements(log.statements);
    if (Number(/\d+$/.exec(name)?.[0]) > LAST_BLOCKING && found.length > 0) blocking[name] = found;
  }
  Object.assign(dataSource, { migrations });
  return blocking;
}

describe.each(SERVICES)('the migrations of %s', (service) => {
  it('create exactly the columns that its entities declare, block nobody, and can be reverted', async () => {
    const database = await createDatabase((await startPostgres()).adminUrl);
    const dataSource = await createDataSource(await databaseOptionsOf(service, database.url)).initialize();
    try {
      expect(await runOneByOne(dataSource)).toEqual({});
      expect(await migrated(dataSource)).toEqual(declared(dataSource));
      for (const _each of dataSource.migrations) await dataSource.undoLastMigration();
      const left = await dataSource.query<{ tablename: string }[]>(
        "SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'audit') AND tablename <> 'migrations'",
      );
      expect(left).toEqual([]);
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  });
});
