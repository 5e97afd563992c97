import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Member } from '@manzil/contracts/gateway/member';
import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import { createDataSource } from '@manzil/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { confirmSession, cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
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

describe('an installation from before people were joined', () => {
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

  it('joins an adviser to a person whom staff choose, whose leads and listings follow the former email too', async () => {
    const list = async () =>
      (await (await stack.asStaff('/api/people')).json()) as { people: Person[]; doubts: PersonDoubt[] };
    const named = async (name: string) => (await list()).people.find((person) => person.name === name);
    const boss = await named('Boss Khan');
    const put = (path: string, body: unknown) => stack.asStaff(path, { ...postJson(body), method: 'PUT' });
    const subject = 'stranger@portal.example';
    expect((await put('/api/people/matches', { subject, person: 'card-999' })).status).toBe(404);
    expect((await put('/api/people/matches', { subject, person: boss?.id })).status).toBe(204);
    expect(await named('Boss Khan')).toMatchObject({ listings: 1, otherEmails: [subject] });
    expect((await put('/api/people/matches', { subject: 'omar@portal.example', person: null })).status).toBe(
      204,
    );
    const doubts = (await list()).doubts.map(({ name, apart }) => [name, apart]);
    expect(doubts).toEqual([
      ['Khan Boss', false],
      ['O. Aziz', true],
    ]);
    // Leads assigns leads of these listings by email address.
    const [sent] = await stack.dataSource.query<[{ people: { username: string; addresses: string[] }[] }]>(
      `SELECT payload->'people' AS people FROM (
         SELECT subject, payload FROM outbox UNION ALL SELECT subject, payload FROM published_messages) AS message
       WHERE subject = 'evt.gateway.disabled-members-listed.v1' ORDER BY payload->>'at' DESC LIMIT 1`,
    );
    expect(sent.people).toContainEqual(
      expect.objectContaining({ username: 'Boss Khan', addresses: [subject] }) as unknown,
    );
  });

  it('saves one form for the login and the card, and keeps the person joined when the email changes', async () => {
    const list = async () =>
      ((await (await stack.asStaff('/api/people')).json()) as { people: Person[] }).people;
    const fields = {
      name: 'Mona Saleh',
      email: 'mona@agency.example',
      mayLogIn: true,
      role: 'agent',
      onTeamPage: false,
      advises: true,
      designation: 'Adviser',
      photo: '/uploads/p.webp',
      focalX: 50,
      focalY: 50,
      phone: '+971 50 111 0107',
      whatsapp: '',
      brn: '55123',
      brnExpires: '2027-01-31',
      languages: ['Arabic'],
      about: '',
      cardVersion: null as number | null,
    };
    const added = await stack.asStaff('/api/people', postJson(fields));
    expect(added.status).toBe(201);
    const { id, invitation } = (await added.json()) as {
      id: string;
      invitation: { delivery: string } | null;
    };
    expect(invitation?.delivery).toBeDefined();
    const find = async () => (await list()).find((person) => person.id === id);
    expect(await find()).toMatchObject({
      member: { role: 'agent', state: 'invited' },
      card: {
        name: 'Mona Saleh',
        email: 'mona@agency.example',
        brnExpires: '2027-01-31',
        lifecycle: { live: false },
      },
      cardJoinedBy: 'email',
    });
    const team = async () => (await stack.call('/api/team')).text();
    expect(await team()).not.toContain('Mona Saleh');
    expect((await stack.asStaff('/api/people', postJson(fields))).status).toBe(409);
    const plain = { ...fields, name: 'Rami Said', email: 'rami@agency.example', designation: '', photo: '' };
    expect((await stack.asStaff('/api/people', postJson(plain))).status).toBe(201);
    expect((await list()).find(({ name }) => name === 'Rami Said')?.card).toMatchObject({
      phone: '+971 50 111 0107',
      brn: '55123',
      photo: '',
      lifecycle: { live: false },
    });

    const put = (changes: Partial<typeof fields>) =>
      stack.asStaff(`/api/people/${id}`, { ...postJson({ ...fields, ...changes }), method: 'PUT' });
    const email = 'mona.saleh@agency.example';
    const version = (await find())?.card?.version ?? 0;
    expect((await put({ email, onTeamPage: true, cardVersion: version })).status).toBe(200);
    expect(await find()).toMatchObject({
      email,
      otherEmails: ['mona@agency.example'],
      member: { email },
      card: { email, lifecycle: { live: true } },
    });
    const shown = await team();
    expect(shown).toContain('Mona Saleh');
    expect(shown).not.toContain('@agency.example');
    expect(shown).not.toContain('2027-01-31');

    // The login is saved, the card is not, and both are named.
    const stale = await put({ email, role: 'manager', onTeamPage: true, phone: '', cardVersion: version });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      detail: expect.stringMatching(
        /^The login was saved\. The team card was not: a colleague changed it/,
      ) as string,
    });
    expect(await find()).toMatchObject({ member: { role: 'manager' }, card: { phone: '+971 50 111 0107' } });
    const current = (await find())?.card?.version ?? 0;
    expect((await put({ email, mayLogIn: false, onTeamPage: false, cardVersion: current })).status).toBe(200);
    expect(await find()).toMatchObject({
      member: { state: 'disabled' },
      card: { email, lifecycle: { live: false } },
    });
    expect(await team()).not.toContain('Mona Saleh');
  });

  it('lets a member enter their name and email while they are missing, but no email of other records', async () => {
    const invited = await stack.asStaff('/api/members', postJson({ username: 'hana', role: 'agent' }));
    const { link } = (await invited.json()) as { link: { token: string } };
    await stack.call(`/api/one-time-links/${link.token}`, postJson({ password: PASSWORD }));
    const cookie = cookieOf(await stack.call('/login', postJson({ username: 'hana', password: PASSWORD })));
    const missing = async () => {
      const answer = await stack.call('/api/session', { headers: { cookie } });
      return ((await answer.json()) as { incompleteDetails?: object }).incompleteDetails;
    };
    const enter = (name: string, email: string) =>
      stack.call('/api/session/details', { ...postJson({ name, email }, { cookie }), method: 'PUT' });

    expect(await missing()).toEqual({ name: '', email: null });
    expect((await enter('Hana Aziz', 'hana@agency.example')).status).toBe(403);
    await confirmSession((path, init) => stack.call(path, init), cookie);
    const invalid = await enter(' ', 'hana');
    expect(invalid.status).toBe(400);
    expect(((await invalid.json()) as { issues: { field: string }[] }).issues).toMatchObject([
      { field: 'name' },
      { field: 'email' },
    ]);
    for (const claimed of ['Omar@portal.example', 'stranger@portal.example', 'noor@agency.example']) {
      const refused = await enter('Hana Aziz', claimed);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ issues: [{ field: 'email' }] });
    }
    expect((await enter('Hana Aziz', 'hana@agency.example')).status).toBe(204);
    expect(await missing()).toBeUndefined();
    expect((await enter('Hana Khan', 'boss@agency.example')).status).toBe(204);
    const { members } = (await (await stack.asStaff('/api/members')).json()) as { members: Member[] };
    expect(members.find(({ username }) => username === 'hana')).toMatchObject({
      name: 'Hana Aziz',
      email: 'hana@agency.example',
    });
  });
});
