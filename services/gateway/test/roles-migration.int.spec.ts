import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '@manzil/service-kit/database';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/data-source.js';
import { AddRoles1798300000000 } from '../src/migrations/1798300000000-add-roles.js';

const ROLES = ['admin', 'manager', 'editor', 'marketer', 'agent', 'auditor'];

describe('going back to the release before the new roles', () => {
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
    await new AddRoles1798300000000()[direction](runner);
    await runner.release();
  };

  it('gives nobody a right that they did not have, and disables those without a role there', async () => {
    await dataSource.query(
      `INSERT INTO member (username, role) SELECT role, role FROM unnest($1::text[]) AS role`,
      [ROLES],
    );
    await run('down');
    const members = await dataSource.query<{ username: string; role: string; disabled: boolean }[]>(
      `SELECT username, role, disabled_at IS NOT NULL AS disabled FROM member WHERE username = ANY ($1)`,
      [ROLES],
    );
    expect(Object.fromEntries(members.map(({ username, ...rest }) => [username, rest]))).toEqual({
      admin: { role: 'admin', disabled: false },
      manager: { role: 'editor', disabled: false },
      editor: { role: 'editor', disabled: false },
      marketer: { role: 'agent', disabled: true },
      agent: { role: 'agent', disabled: false },
      auditor: { role: 'agent', disabled: true },
    });
    await expect(dataSource.query(`UPDATE member SET role = 'auditor'`)).rejects.toThrow(/member_role_check/);
    await run('up');
    await dataSource.query(`UPDATE member SET role = 'auditor' WHERE username = 'auditor'`);
  });
});
