import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

/** The paths that take multipart bodies, each with a file field of its form. */
const RECEIVERS = [
  ['/api/media', 'file'],
  ['/newlydata', 'bannerimg'],
  ['/api/leads/import', 'file'],
] as const;

const body = (headers: string): string => `--x\r\n${headers}\r\n\r\nName,Email\r\n--x--\r\n`;

describe.each(RECEIVERS)('a multipart body for %s', (path, name) => {
  const field = `Content-Disposition: form-data; name="${name}"`;
  const file = `${field}; filename="a.csv"`;
  let stack: GatewayUnderTest;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    cookie = await stack.sessionOf('admin');
    // Media reads each file and refuses it; the suite tests the checks before that.
    stack.media.answer = (request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(422).end(JSON.stringify({ detail: 'Not a file' })));
    };
  });
  afterAll(() => stack.stop());

  const send = (sent: string, contentType = 'multipart/form-data; boundary=x'): Promise<Response> =>
    stack.call(path, { method: 'POST', headers: { cookie, 'content-type': contentType }, body: sent });

  it.each([
    ['a header without a colon', body('Content-Disposition form-data')],
    ['a header of control characters', body('\u0001\u0002: \u0003')],
    ['a header with a NUL', body(`${file}\r\nX-A: \0`)],
    ['a NUL in a file name', body(`${field}; filename="a\0.csv"`)],
    ['control characters in a file name', body(`${field}; filename="\u0007\u001b[31m.csv"`)],
    ['a type of control characters', body(`${file}\r\nContent-Type: a\u0001/b\u0002`)],
    ['headers that are too long', body(`${field}; filename="${'a'.repeat(20_000)}.csv"`)],
    ['an end within a header', '--x\r\nContent-Dispo'],
    ['an end within a part', `--x\r\n${file}\r\n\r\nName`],
    ['nothing in it', ''],
    ['only white space', '\r\n\r\n'],
    ['another boundary', body(file).replaceAll('--x', '--y')],
  ])('with %s is refused and names the part', async (_what, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringMatching(/^The form cannot be read: /),
      issues: [{ field: 'part 1', message: expect.any(String) }],
    });
  });

  it('without a boundary is refused', async () => {
    const answer = await send(body(file), 'multipart/form-data');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('Boundary not found') });
  });

  it.each([
    ['an encoded NUL', "utf-8''a%00.csv"],
    ['an encoded escape', "utf-8''%1B%5B31m.csv"],
    ['half a character', "utf-16le''%00%D8.csv"],
    ['an encoding that is none', "nothing''a%00.csv"],
  ])('with %s in a file name ends in no failure of ours', async (_what, filename) => {
    expect((await send(body(`${field}; filename*=${filename}`))).status).toBeLessThan(500);
  });

  it.each([
    ['a type that is none', `${file}\r\nContent-Type: ;;;`],
    ['a transfer encoding that is none', `${file}\r\nContent-Transfer-Encoding: nothing`],
    ['a field named __proto__', 'Content-Disposition: form-data; name="__proto__"'],
    ['a part without a name', 'Content-Disposition: form-data'],
  ])('with %s ends in no failure of ours', async (_what, headers) => {
    expect((await send(body(headers))).status).toBeLessThan(500);
  });
});
