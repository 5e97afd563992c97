import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CachedResponse, type Encoding } from './cached-response.js';

const TEXT = 'Two bedrooms by the marina. '.repeat(500);
const NOISE = createHash('shake256', { outputLength: 4_000 }).update('noise').digest();

const html = (body: Buffer | string): CachedResponse =>
  new CachedResponse(200, { 'content-type': 'text/html' }, Buffer.from(body));

const textOf = async (answer: CachedResponse, encoding: Encoding): Promise<string> => {
  const { body } = await answer.form(encoding);
  const plain = { identity: (same: Buffer) => same, gzip: gunzipSync, br: brotliDecompressSync }[encoding];
  return plain(body).toString();
};

const storedBytes = async (answer: CachedResponse, encoding: Encoding): Promise<number> =>
  (await answer.form(encoding)).body.buffer.byteLength;

describe('a cached response', () => {
  it.each<Encoding[]>([
    ['identity', 'br', 'gzip'],
    ['br', 'identity', 'gzip'],
    ['br', 'gzip', 'identity'],
    ['gzip', 'identity', 'br'],
    ['gzip', 'br', 'identity'],
  ])('is the same whichever encodings are requested: %s, %s, %s', async (...encodings) => {
    const answer = html(TEXT);
    for (const encoding of encodings) expect(await textOf(answer, encoding)).toBe(TEXT);
  });

  it('is the same when all encodings are requested at once, and each is made once', async () => {
    const answer = html(TEXT);
    await answer.form('br');
    const forms = await Promise.all([answer.form('identity'), answer.form('gzip'), answer.form('identity')]);
    expect(forms[0]).toBe(forms[2]);
    expect(forms[0].body.toString()).toBe(TEXT);
    expect(await textOf(answer, 'gzip')).toBe(TEXT);
  });

  it('names an encoding the same before and after its body was released', async () => {
    const before = (await html(TEXT).form('identity')).etag;
    const answer = html(TEXT);
    const { etag } = await answer.form('br');
    expect((await answer.form('identity')).etag).toBe(before);
    expect((await answer.form('br')).etag).toBe(etag);
    expect(etag).not.toBe(before);
  });

  it('stores the bytes that are sent and no others', async () => {
    const answer = html(TEXT);
    const { body } = await answer.form('br');
    expect(await storedBytes(answer, 'br')).toBe(body.length);
    const part = Buffer.alloc(100_000).subarray(10, 20);
    expect(await storedBytes(new CachedResponse(200, { 'content-type': 'image/png' }, part), 'br')).toBe(10);
  });

  it('is sent as it is when compressing gains nothing', async () => {
    const answer = html(NOISE);
    const form = await answer.form('br');
    expect(form.body.equals(NOISE)).toBe(true);
    expect(form.head).not.toContain('content-encoding');
    expect(answer.formNow('identity')).toBe(form);
  });
});
