import { describe, expect, it } from 'vitest';
import { createDataSource, type DatabaseOptions } from '@manzil/service-kit/database';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { AbstractLogger, type LogLevel, type LogMessage } from 'typeorm';
import { blockingStatements } from './lint/blocking-statements.mjs';

const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];

/** Every later migration is checked; installations have run the earlier ones. */
const LAST_UNCHECKED = 1_799_100_000_000;

class StatementLog extends AbstractLogger {
  readonly statements: string[] = [];

  protected writeLog(_level: LogLevel, messages: LogMessage | LogMessage[]): void {
    for (const { type, message } of [messages].flat())
      if (type === 'query') this.statements.push(String(message));
  }
}

async function databaseOptionsOf(service: string, url: string): Promise<DatabaseOptions> {
  const path = new URL(`../services/${service}/dist/data-source.js`, import.meta.url).href;
  const { databaseOptions } = (await import(path)) as { databaseOptions: (url: string) => DatabaseOptions };
  return databaseOptions(url);
}

const timestampOf = (name: string): number => Number(/\d+$/.exec(name)?.[0]);

describe.each(SERVICES)('the new migrations of %s', (service) => {
  it('let visitors read and write the tables that grow', async () => {
    const database = await createDatabase((await startPostgres()).adminUrl);
    const options = await databaseOptionsOf(service, database.url);
    const dataSource = await createDataSource(options).initialize();
    const log = new StatementLog('all');
    dataSource.logger = log;
    const all = dataSource.migrations;
    const found: Record<string, string[]> = {};
    try {
      for (const migration of all) {
        const name = migration.constructor.name;
        log.statements.length = 0;
        Object.assign(dataSource, { migrations: [migration] });
        await dataSource.runMigrations({ transaction: 'each' });
        const blocking = blockingStatements(log.statements);
        if (timestampOf(name) > LAST_UNCHECKED && blocking.length > 0) found[name] = blocking;
      }
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
    expect(found).toEqual({});
  });
});
