import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '@manzil/contracts/gateway/audit';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

describe('the audit trail', () => {
  let stack: GatewayUnderTest;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    cookie = await stack.sessionOf('admin');
    await stack.dataSource.query(
      `INSERT INTO audit.entry (at, actor_kind, username, action, entity_kind, entity_title, changes, details)
       SELECT '2026-03-01T20:30:00Z'::timestamptz + make_interval(mins => n), 'member', 'layla', 'page-saved', 'page', 'page ' || n, '[]', '{}'
       FROM generate_series(0, 119) n`,
    );
  });
  afterAll(async () => {
    await stack.stop();
  });

  const read = async (query: string): Promise<AuditPage> => {
    const answer = await stack.call(`/api/audit${query}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as AuditPage;
  };

  it('is read newest first, a page at a time, without a gap or a repetition', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read(`?action=page-saved&page=${page}`)));
    expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual([
      [120, 3],
      [120, 3],
      [120, 3],
    ]);
    const targets = pages.flatMap(({ entries }) => entries.map(({ entity }) => entity?.title));
    expect(targets).toEqual(Array.from({ length: 120 }, (_, n) => `page ${119 - n}`));
    expect((await read('?action=page-saved&page=4')).entries).toEqual([]);
  });

  it('is read in the order of its actions, both ways', async () => {
    const titles = async (sort: string) =>
      (await read(`?kind=page&sort=${sort}`)).entries.map(({ entity }) => entity?.title);
    expect(await titles('at')).toEqual(Array.from({ length: 50 }, (_, n) => `page ${n}`));
    expect(await titles('action')).toEqual(await titles('at'));
    expect(await titles('-action')).toEqual(await titles('-at'));
    const actions = (await read('?sort=action')).entries.map(({ action }) => action);
    expect(actions[0]).toBe('login');
  });

  it('lists who did what to what, and the values of the filters', async () => {
    const { entries, actions, kinds } = await read('?action=login');
    expect(actions).toEqual(['login', 'page-saved']);
    expect(kinds).toEqual(['page']);
    expect(entries).toMatchObject([{ actorKind: 'member', username: 'admin', entity: null, changes: [] }]);
    expect((await read('?kind=page')).total).toBe(120);
    expect((await read('?kind=lead')).total).toBe(0);
    expect((await read('?only=refusals')).total).toBe(0);
  });

  it('is narrowed by member and by days in the Gulf, the last one included', async () => {
    const login = (await read('?action=login')).entries[0];
    expect((await read(`?member=${login?.memberId ?? ''}`)).entries).toEqual([login]);
    // 20:00 UTC is midnight in the Gulf.
    expect((await read('?from=2026-03-02&to=2026-03-02')).total).toBe(120);
    expect((await read('?from=2026-03-01&to=2026-03-01')).total).toBe(0);
    expect((await read('?to=2026-03-01&action=&member=')).total).toBe(0);
  });

  it.each([
    ['page=0', 'page'],
    ['page=1&page=2', 'page'],
    ['action=DROP', 'action'],
    ['kind=DROP', 'kind'],
    ['only=changes', 'only'],
    ['sort=who', 'sort'],
    ['member=7', 'member'],
    ['from=2026-13-01', 'from'],
    ['to=yesterday', 'to'],
  ])('refuses the filter %s', async (query, field) => {
    const answer = await stack.call(`/api/audit?${query}`, { headers: { cookie } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ field }] });
  });
});
