import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

interface ProblemBody {
  status: number;
  code: string;
  requestId: string;
  issues?: { field: string; message: string }[];
}

describe('what is not valid', () => {
  let stack: GatewayUnderTest;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    cookie = await stack.sessionOf('admin');
  });
  afterAll(async () => {
    await stack.stop();
  });

  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
    stack.call(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body,
    });
  const invite = (body: BodyInit, headers?: Record<string, string>) => send('/api/members', body, headers);
  /** Returns the problem, after checking that it reveals nothing internal. */
  const problemOf = async (answer: Response): Promise<ProblemBody> => {
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const text = await answer.text();
    expect(text).not.toMatch(/\n\s+at |node_modules|\.js:\d|SELECT|INSERT|QueryFailed|TypeORM|postgres/i);
    const problem = JSON.parse(text) as ProblemBody;
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
    expect(problem.status).toBe(answer.status);
    return problem;
  };
  const members = async (): Promise<number> => {
    const [{ count }] = await stack.dataSource.query<[{ count: number }]>('SELECT count(*)::int FROM member');
    return count;
  };

  it.each([
    ['a field given twice', '{"username":"someone","role":"agent","role":"admin"}', 'role'],
    [
      'a field given twice in two spellings',
      String.raw`{"username":"someone","role":"agent","r\u006fle":"admin"}`,
      'role',
    ],
    ['a prototype', '{"username":"someone","role":"agent","__proto__":{"role":"admin"}}', '__proto__'],
    [
      'the character that no database stores',
      String.raw`{"username":"some\u0000one","role":"agent"}`,
      'username',
    ],
    ['half a document', '{"username":"someone"', 'body'],
    ['no JSON at all', 'username=someone', 'body'],
    ['a bare value', '"someone"', 'body'],
    ['nothing', '', 'username'],
    ['a list', '[]', ''],
    ['a wrong type', '{"username":7,"role":"agent"}', 'username'],
    ['a list for a text', '{"username":["someone"],"role":"agent"}', 'username'],
    ['an object for a choice', '{"username":"someone","role":{"$ne":"agent"}}', 'role'],
    ['nothing for a text', '{"username":null,"role":"agent"}', 'username'],
    [
      'bottomless nesting',
      `{"username":${'['.repeat(60)}${']'.repeat(60)},"role":"agent"}`,
      expect.any(String),
    ],
  ])('is refused by its field, and nothing is stored: %s', async (_name, body, field) => {
    const before = await members();
    const answer = await invite(body);
    expect(answer.status).toBe(400);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('VALIDATION_FAILED');
    expect(problem.issues?.[0]?.field).toEqual(field);
    expect(await members()).toBe(before);
  });

  it('is refused when it is not text in UTF-8', async () => {
    const bytes = Buffer.from('{"username":"some\u00ffone","role":"agent"}', 'latin1');
    const problem = await problemOf(await invite(bytes));
    expect(problem.issues).toEqual([{ field: '', message: 'must be UTF-8' }]);
    expect((await invite('{}', { 'content-type': 'application/json; charset=utf-16' })).status).toBe(415);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp', 'x'])(
    'is refused as %s',
    async (type) => {
      const answer = await invite('{"username":"someone","role":"agent"}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect((await problemOf(answer)).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('is refused when it is too large, packed or not, before it is understood', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(300_000), role: 'agent' });
    for (const answer of [
      await invite(large),
      await invite(gzipSync(large), { 'content-encoding': 'gzip' }),
    ]) {
      expect(answer.status).toBe(413);
      expect((await problemOf(answer)).code).toBe('PAYLOAD_TOO_LARGE');
    }
  });

  it.each([
    ['/api/properties?adType=sale&page=1&page=2', 'page'],
    ['/api/properties?adType=sale&adType=rent', 'adType'],
    ['/allprosale?q=a&q=b', 'q'],
    ['/api/suggestions?q=a&q=b', 'q'],
    ['/api/blog-posts?limit=1&limit=2', 'limit'],
    ['/api/properties?adType=sale&q=%00', 'q'],
    ['/api/properties/1e3/others', 'id'],
    ['/api/properties/99999999999999999999/others', 'id'],
    ['/api/documents/__proto__', 'name'],
    ['/api/documents/constructor', 'name'],
  ])('in a URL is refused by its name: %s', async (path, field) => {
    const answer = await stack.call(path);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).issues?.[0]?.field).toBe(field);
  });

  it('in an address includes escapes that mean nothing', async () => {
    for (const path of ['/api/properties/%E0%A4%A', '/singleproperty1/%', '/uploads/%zz'])
      expect((await problemOf(await stack.call(path))).status).toBe(400);
  });

  it('in one field does not hide errors of the others', async () => {
    const problem = await problemOf(await invite('{"username":"<i>","role":"owner"}'));
    expect(problem.issues?.map(({ field }) => field)).toEqual(['username', 'role']);
  });
});
