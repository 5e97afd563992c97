import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '@manzil/service-kit/database';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/data-source.js';
import { NameMembers1799160000000 } from '../src/migrations/1799160000000-name-members.js';

describe('an installation of the release before names and addresses of members', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createDatabase((await startPostgres()).adminUrl);
    dataSource = await createDataSource(databaseOptions(database.url)).initialize();
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const run = async (direction: 'up' | 'down'): Promise<void> => {
    const runner = dataSource.createQueryRunner();
    await new NameMembers1799160000000()[direction](runner);
    await runner.release();
  };

  it('keeps its mail: a user name that is an address becomes the address, and no other one does', async () => {
    await run('down');
    const usernames = ['boss', 'Noor@agency.example', 'me@home'];
    await dataSource.query(
      `INSERT INTO member (username, role) SELECT username, 'agent' FROM unnest($1::text[]) AS username`,
      [usernames],
    );
    await run('up');
    const members = await dataSource.query<{ username: string; name: string; email: string | null }[]>(
      'SELECT username, name, email FROM member WHERE username = ANY ($1) ORDER BY username',
      [usernames],
    );
    expect(members).toEqual(
      expect.arrayContaining([
        { username: 'boss', name: '', email: null },
        { username: 'Noor@agency.example', name: '', email: 'Noor@agency.example' },
        { username: 'me@home', name: '', email: null },
      ]),
    );
    const taken =
      "INSERT INTO member (username, email, role) VALUES ('noor', 'noor@AGENCY.example', 'agent')";
    await expect(dataSource.query(taken)).rejects.toThrow(/member_email/);
  });
});
