import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { ShortlistLimit } from '../src/leads/shortlist-limit.js';
import { startLoggedLeads, type LoggedLeads, type StaffedLeads } from './leads-stack.js';

const secret = (): string => randomBytes(32).toString('base64url');

describe('a shortlist over HTTP', () => {
  let stack: StaffedLeads<LoggedLeads>;
  beforeAll(async () => {
    stack = await startLoggedLeads();
  });
  afterAll(() => stack.stop());

  const create = async () => {
    const person = { id: randomUUID(), secret: secret() };
    const homes = [{ id: 1, pagelink: 'palm-1', name: 'Palm' }];
    const answer = await stack.send('/api/shortlists', { person, name: 'Layla', homes });
    expect(answer.status).toBe(201);
    return { person, ...((await answer.json()) as { token: string; ownerKey: string }) };
  };
  const comment = (by: string, text: string) => ({
    id: randomUUID(),
    clock: 9,
    by,
    kind: 'comment',
    home: 1,
    text,
  });

  it('is sent again only when it has changed, and is stored by nobody', async () => {
    const { token, person } = await create();
    const path = `/api/shortlists/${token}`;
    const first = await stack.call(path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await stack.call(path, { headers });
    expect([second.status, await second.text()]).toEqual([304, '']);
    const operations = [comment(person.id, 'Sunny')];
    expect((await stack.send(`${path}/operations`, { person, operations })).status).toBe(200);
    expect((await stack.call(path, { headers })).status).toBe(200);
  });

  it('refuses changes by another person, by another site and of another size', async () => {
    const { token, person } = await create();
    const path = `/api/shortlists/${token}/operations`;
    const other = { id: randomUUID(), secret: secret() };
    const operations = [comment(person.id, 'Not mine')];
    expect((await stack.send(path, { person: other, operations })).status).toBe(403);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await stack.send(path, { person, operations }, elsewhere)).status).toBe(403);
    const many = Array.from({ length: 121 }, () => comment(person.id, 'x'));
    expect((await stack.send(path, { person, operations: many })).status).toBe(400);
    const huge = [comment(person.id, 'x'.repeat(300_000))];
    expect((await stack.send(path, { person, operations: huge })).status).toBe(413);
    const { state } = await stack.read<{ state: { comments: object } }>(`/api/shortlists/${token}`);
    expect(state.comments).toEqual({});
  });

  it('is deleted by its creator, and its token is in no log', async () => {
    const { token, ownerKey } = await create();
    const path = `/api/shortlists/${token}`;
    expect((await stack.send(`${path}/revocation`, { ownerKey: secret() })).status).toBe(403);
    expect((await stack.send(`${path}/revocation`, { ownerKey })).status).toBe(204);
    expect((await stack.call(path)).status).toBe(404);
    await waitFor('the service to have logged', () => stack.leads.log().length > 0);
    expect(stack.leads.log()).not.toContain(token);
  });

  it('limits the changes of one sender', async () => {
    const { token, person } = await create();
    const path = `/api/shortlists/${token}/operations`;
    const operations = [comment(person.id, 'Again')];
    expect((await stack.send(path, { person, operations })).status).toBe(200);
    const limit = stack.gateway.app.get(ShortlistLimit);
    // All but the changes of the tests before are counted here, without a request each.
    expect(() => {
      for (let change = 0; change < 600; change += 1) limit.admit('127.0.0.1');
    }).toThrow('Too many messages');
    expect((await stack.send(path, { person, operations })).status).toBe(429);
  });
});
