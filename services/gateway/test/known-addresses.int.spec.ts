import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_SAVED_SEARCHES } from '@manzil/contracts/leads/saved-search';
import pg from 'pg';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { enquiry, popup } from './sample-forms.js';

/** The address of a member that has also sent each form; the other one is not stored anywhere. */
const KNOWN = 'agent@manzil.example';
const UNKNOWN = 'egant@manzil.example';
/** Headers that depend on the request and its time, not on the address. */
const UNLIKE = ['date', 'x-request-id', 'keep-alive', 'connection'];

const search = (email: string, minPrice = 1): Record<string, unknown> => ({
  email,
  frequency: 'daily',
  criteria: { adType: 'sale', minPrice },
});
const newsletter = (subemail: string) => ({ subemail, pageUrl: 'Subscribe' });

/** Every public call that takes an address. */
const CALLS: Readonly<Record<string, (email: string) => Record<string, unknown>>> = {
  '/api/enquiries': (email) => enquiry({ email, id: randomUUID() }),
  '/popupsubscribe': (email) => popup({ email }),
  '/api/saved-searches': (email) => search(email),
  '/api/person-data-links': (email) => ({ email }),
  '/api/password-links': (email) => ({ email }),
  '/login': (email) => ({ username: email, password: 'a lamp beside a door' }),
  '/api/viewings': (email) => ({
    id: randomUUID(),
    pagelink: 'no-such-home',
    page: '/no-such-home',
    name: 'Omar',
    email,
    phone: '0501234567',
    startsAt: '2030-01-07T08:00:00.000Z',
  }),
};

describe('what the site answers about an address', () => {
  let stack: StaffedLeads;
  beforeAll(async () => {
    stack = await startStaffedLeads();
    for (const [path, body] of Object.entries(CALLS)) await stack.send(path, body(KNOWN));
    await stack.send('/getemailforsub', newsletter(KNOWN));
    const client = new pg.Client({ connectionString: stack.leads.databaseUrl });
    await client.connect();
    await client.query(
      "INSERT INTO mail_suppression (mailbox, address, reason) VALUES ($1, $1, 'asked') ON CONFLICT DO NOTHING",
      [KNOWN],
    );
    await client.end();
  });
  afterAll(() => stack.stop());
  beforeEach(() => stack.dataSource.query('DELETE FROM login_attempt'));

  /** All parts of an answer that could depend on the address. */
  const answerTo = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await stack.send(path, body);
    const headers = [...answer.headers].filter(([name]) => !UNLIKE.includes(name));
    const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
    return { status: answer.status, headers, text };
  };

  it.each(Object.keys(CALLS))('is the same whether or not it is known, byte by byte: %s', async (path) => {
    const body = CALLS[path] ?? newsletter;
    const [known, unknown] = [await answerTo(path, body(KNOWN)), await answerTo(path, body(UNKNOWN))];
    expect(known).toEqual(unknown);
    expect(known).not.toMatchObject({ status: 400 });
  });

  it('is the same when it has all the searches that it may have', async () => {
    for (let price = 1; price <= MOST_SAVED_SEARCHES; price += 1)
      await stack.send('/api/saved-searches', search(KNOWN, price));
    const full = await answerTo('/api/saved-searches', search(KNOWN, 1_000));
    expect(full).toEqual(await answerTo('/api/saved-searches', search(`${randomUUID()}@example.com`, 1_000)));
  });

  it('is the same after as many attempts at a password as there may be', async () => {
    const body = CALLS['/login'] ?? newsletter;
    const lastOf = async (email: string): Promise<unknown> => {
      await stack.dataSource.query('DELETE FROM login_attempt');
      for (let attempt = 0; attempt < 5; attempt += 1) await stack.send('/login', body(email));
      const { status } = await stack.send('/login', body(email));
      return status;
    };
    expect([await lastOf(KNOWN), await lastOf(UNKNOWN)]).toEqual([429, 429]);
  });

  it('comes before it is looked up whether there is such a member', async () => {
    const runner = stack.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE member IN ACCESS EXCLUSIVE MODE');
    const statuses = await Promise.all(
      [KNOWN, UNKNOWN].map(async (email) => (await stack.send('/api/password-links', { email })).status),
    );
    await runner.rollbackTransaction();
    await runner.release();
    expect(statuses).toEqual([204, 204]);
  });

  it('says that it is subscribed, as the form of the newsletter must, and no more', async () => {
    const again = await answerTo('/getemailforsub', newsletter(KNOWN));
    expect(again).toMatchObject({ status: 202 });
    const pending = `${randomUUID()}@example.com`;
    expect(await answerTo('/getemailforsub', newsletter(pending))).toMatchObject({ status: 200 });
    // The answer does not reveal whether it was confirmed.
    expect(await answerTo('/getemailforsub', newsletter(pending))).toEqual(again);
  });
});
