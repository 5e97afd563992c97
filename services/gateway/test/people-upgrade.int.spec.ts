import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import { createDataSource } from '@manzil/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { confirmSession, postJson } from './gateway-under-test.js';
import { startRealStack, type RealStack } from './real-stack.js';

const { values } = JSON.parse(
  readFileSync(
    new URL(
      '../../../packages/contracts/samples/rpc.listings.v1.own-listing.create.request.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as { values: Record<string, unknown> };

/** Takes back the migrations from the named one on, adds rows, and migrates again. */
async function addOldRows(dataSource: DataSource, first: string, rows: string): Promise<void> {
  const newest = async (): Promise<string> =>
    (await dataSource.query<[{ name: string }]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0]
      .name;
  for (let undone = ''; undone !== first;) {
    undone = await newest();
    await dataSource.undoLastMigration({ transaction: 'each' });
  }
  await dataSource.query(rows);
  await dataSource.runMigrations({ transaction: 'each' });
}

describe('an installation of the release before people', () => {
  let stack: RealStack;
  let content: DataSource;
  beforeAll(async () => {
    stack = await startRealStack();
    const { databaseOptions } = (await import(
      join(process.cwd(), 'services', 'content', 'dist', 'data-source.js')
    )) as { databaseOptions: (url: string) => DataSourceOptions };
    content = await createDataSource(databaseOptions(stack.contentDatabaseUrl) as never).initialize();
    await confirmSession((path, init) => stack.call(path, init), stack.cookie);
  });
  afterAll(async () => {
    await content.destroy();
    await stack.stop();
  });

  it('lists whom the upgrade joined, by email or BRN, and who needs a decision', async () => {
    await addOldRows(
      stack.dataSource,
      'NameMembers1799160000000',
      `INSERT INTO member (username, role) VALUES ('noor@agency.example', 'agent'), ('Boss Khan', 'manager')`,
    );
    await addOldRows(
      content,
      'AddStaffDetailsOfTeam1799600000000',
      `INSERT INTO team_member (name, designation, photo, position, slug, brn, phone) VALUES
         ('Noor Haddad', 'Adviser', '/uploads/p.webp', 91, 'noor', '48377', ''),
         ('Khan Boss', 'Director', '/uploads/p.webp', 92, 'boss', '', ''),
         ('Omar Aziz', 'Adviser', '/uploads/p.webp', 93, 'omar', '', '+971 50 111 0103')`,
    );
    const nothing = { phone: null, photo: null, licence: null };
    const agents = [
      { ...nothing, name: 'N. Haddad', email: 'Noor@Agency.example', licence: '48377' },
      { ...nothing, name: 'O. Aziz', email: 'omar@portal.example', phone: '+971501110103' },
      { ...nothing, name: 'Stranger', email: 'stranger@portal.example' },
    ];
    for (const [at, agent] of agents.entries()) {
      const body = { values: { ...values, reference: `OLD-${at}`, agent }, publish: true };
      expect((await stack.asStaff('/api/admin/properties', postJson(body))).status).toBe(201);
    }
    const answer = await stack.asStaff('/api/people');
    expect(answer.status).toBe(200);
    const { people, doubts } = (await answer.json()) as { people: Person[]; doubts: PersonDoubt[] };
    expect(people.find(({ email }) => email === 'noor@agency.example')).toMatchObject({
      member: { role: 'agent' },
      card: { name: 'Noor Haddad', email: '', brnExpires: null, advises: true },
      listings: 1,
      cardJoinedBy: 'licence',
      listingsJoinedBy: 'email',
    });
    const cardOf = (name: string) => people.find(({ card }) => card?.name === name)?.id;
    expect(doubts.map(({ name, probable }) => [name, probable?.by, probable?.id])).toEqual([
      ['Khan Boss', 'name', people.find(({ name }) => name === 'Boss Khan')?.id],
      ['O. Aziz', 'phone', cardOf('Omar Aziz')],
      ['Stranger', undefined, undefined],
    ]);
  });
});
