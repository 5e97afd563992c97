import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asset } from '@manzil/contracts/media/asset';
import { startGatewayWithContent, type GatewayWithContent } from './gateway-with-content.js';

const assetOf = (bytes: Buffer): Asset => ({
  id: '6b0f7c52-3c3f-4a0e-9b0c-0d5f3c1a7e11',
  filename: `${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.webp`,
  kind: 'image',
  contentType: 'image/webp',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  width: 10,
  height: 10,
  originalName: 'banner.png',
  createdAt: '2026-11-01T04:00:00.000Z',
});
const pathOf = (text: string): string => `/uploads/${assetOf(Buffer.from(text)).filename}`;

describe('POST /updatemort', () => {
  let stack: GatewayWithContent;
  let cookie: string;
  let stored = 0;
  beforeAll(async () => {
    stack = await startGatewayWithContent();
    cookie = await stack.sessionOf('editor');
  });
  beforeEach(() => {
    stored = 0;
    stack.media.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('error', () => undefined);
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        stored += 1;
        response.writeHead(201).end(JSON.stringify(assetOf(Buffer.concat(chunks))));
      });
    };
  });
  afterAll(async () => {
    await stack.stop();
  });

  const form = (texts: Record<string, string>, images: Record<string, string | Buffer> = {}): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(texts)) data.append(name, value);
    for (const [name, bytes] of Object.entries(images))
      data.append(name, new Blob([bytes as BlobPart], { type: 'image/png' }), 'banner.png');
    return data;
  };
  const send = (body: FormData): Promise<Response> =>
    stack.call('/updatemort', { method: 'POST', body, headers: { cookie } });
  const page = async (): Promise<{ fields: Record<string, string>; version: number }> =>
    (await (await stack.call('/api/documents/mortgageservicespagedb')).json()) as Awaited<
      ReturnType<typeof page>
    >;

  it('sets texts and the three images, shown on the next request, and answers as specified', async () => {
    await page();
    const texts = { sec1heading: 'Mortgages', sec1discription: 'Advice', sec4subheaddesc5: 'Deposit' };
    const answer = await send(form(texts, { bg1: 'one', bg2: 'two', bg3: 'three' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ msg: '200' });
    const images = { sec1bgimage: pathOf('one'), sec3image: pathOf('two'), sec4image: pathOf('three') };
    expect((await page()).fields).toMatchObject({ ...texts, ...images });
  });

  it('does not change what is not sent, nor the image that was not chosen', async () => {
    const before = await page();
    expect((await send(form({ sec5button: 'Ask', bg1: 'undefined' }, { bg2: 'other' }))).status).toBe(200);
    expect((await page()).fields).toEqual({
      ...before.fields,
      sec5button: 'Ask',
      sec3image: pathOf('other'),
    });
  });

  it('of many at once loses nobody’s fields', async () => {
    const texts = [1, 2, 3, 4].map((n) => [`sec3subhead${n}`, `Step ${n}`] as const);
    const answers = await Promise.all(texts.map(([name, value]) => send(form({ [name]: value }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await page()).fields).toMatchObject(Object.fromEntries(texts));
  });

  it('on a version that is not the last is refused when it names one', async () => {
    const { version } = await page();
    const late = await send(form({ sec1heading: 'Late', expectedVersion: String(version - 1) }));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ details: { reason: 'version', version } });
    expect((await send(form({ sec1heading: 'Now', expectedVersion: String(version) }))).status).toBe(200);
  });

  it.each([
    ['a field it does not have', { sec9heading: 'x' }, 'sec9heading'],
    ['a text without end', { sec1heading: 'x'.repeat(301) }, 'sec1heading'],
    ['a version that is none', { sec1heading: 'x', expectedVersion: 'latest' }, 'expectedVersion'],
    ['a picture of another site', { sec3image: 'https://evil.example/a.png' }, 'sec3image'],
  ])('names %s and stores nothing', async (_, texts, field) => {
    const before = await page();
    const answer = await send(form(texts));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ field }] });
    expect(await page()).toEqual(before);
  });

  it('names a file over 2 MB, which media never has whole, and stores nothing', async () => {
    const before = await page();
    const answer = await send(form({ sec1heading: 'x' }, { bg2: Buffer.alloc(2_097_153) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      detail: 'The image size is more than 2MB. Please choose a smaller image!',
      issues: [{ field: 'bg2' }],
    });
    expect(stored).toBe(0);
    expect(await page()).toEqual(before);
  });

  it('takes no file but its three, and no other body', async () => {
    expect((await send(form({}, { bg4: 'x' }))).status).toBe(400);
    const json = await stack.as(cookie, 'POST', '/updatemort', { sec1heading: 'x' });
    expect(json.status).toBe(415);
  });
});
