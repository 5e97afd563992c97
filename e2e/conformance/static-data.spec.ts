import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor, json } from '../staff.js';

const read = (tablename: string, call = asVisitor): Promise<Response> =>
  call('/staticdata', json('POST', { tablename }));

describe('POST /staticdata, as the specification words it', () => {
  it.each([
    ['homepagedb', 'sec1heading'],
    ['buypagedb', 'sec1heading'],
    ['rentpagedb', 'sec1heading'],
    ['mortgageservicespagedb', 'sec1heading'],
  ])('%s is a list of rows with %s', async (table, field) => {
    const answer = await read(table);
    expect(answer.status).toBe(200);
    const rows = (await answer.json()) as Record<string, unknown>[];
    expect(rows[0]?.[field]).toEqual(expect.stringMatching(/\w/));
  });

  it.each(['basicpropertiesDetails', 'commondb'])('%s is a list of rows', async (table) => {
    const answer = await read(table);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(expect.any(Array));
  });

  it.each(['form_submissions', 'traffic'])('%s holds personal data: for staff alone', async (table) => {
    expect((await read(table)).status).toBe(401);
    const answer = await read(table, await asAdmin());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(expect.any(Array));
  });

  it.each(['member', 'pg_user', 'homepagedb; DROP TABLE document', '', '__proto__'])(
    'knows no table %j',
    async (table) => {
      const answer = await read(table, await asAdmin());
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toMatch(/problem\+json/);
    },
  );
});
