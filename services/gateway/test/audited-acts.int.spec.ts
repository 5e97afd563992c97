import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '@manzil/contracts/gateway/audit';
import type { LibraryPage } from '@manzil/contracts/media/library';
import type { SubscriberPage } from '@manzil/contracts/leads/subscriber';
import { waitFor } from '@manzil/testing/wait-for';
import { change, does, remembers, send, type Act, type Known } from './act-of-staff.js';
import { CONTENT } from './acts-on-content.js';
import { LISTINGS } from './acts-on-listings.js';
import { file } from './development-calls.js';
import { PASSWORD, postJson } from './gateway-under-test.js';
import { popup } from './sample-forms.js';
import { png } from './some-files.js';
import { startProduct, type Product } from './whole-product.js';

const FEED = fileURLToPath(new URL('../../../demo/feed/manzil-demo.xml', import.meta.url));

const upload = (name: string, shade: number): FormData => {
  const body = new FormData();
  body.append('file', file(png(64, 48, shade)), name);
  return body;
};

const OTHERS: Act[] = [
  {
    action: 'media-uploaded',
    run: remembers(
      'file',
      does('POST', '/api/media', () => upload('sea.png', 40)),
    ),
    row: { entity: expect.objectContaining({ kind: 'file', title: 'sea.png' }) },
  },
  {
    action: 'media-described',
    run: async (product, { file: id }) => send(product, 'PATCH', `/api/media/${id}`, { alt: 'The sea' }),
    row: { changes: [change('alt', '', 'The sea')] },
  },
  {
    action: 'media-deleted',
    run: does('DELETE', ({ file: id }) => `/api/media/${id}`),
    row: { entity: expect.objectContaining({ link: null }) },
  },
  {
    action: 'media-restored',
    run: does('POST', ({ file: id }) => `/api/bin/file/${id}/restore`),
    row: { entity: expect.objectContaining({ kind: 'file', title: 'sea.png' }) },
  },
  {
    action: 'media-purged',
    run: async (product, { file: id }) => {
      await send(product, 'DELETE', `/api/media/${id}`);
      await send(product, 'DELETE', `/api/bin/file/${id}`);
    },
    row: { entity: expect.objectContaining({ kind: 'file', title: 'sea.png', link: null }) },
  },
  {
    action: 'lead-changed',
    run: async (product) => {
      const lead = popup();
      await send(product, 'POST', '/popupsubscribe', lead);
      const work = { status: 'in-progress', notes: 'Rang Layla', assignee: 'admin', expectedVersion: 1 };
      await send(product, 'PATCH', `/api/leads/${lead.id}`, work);
    },
    row: {
      entity: expect.objectContaining({ kind: 'lead' }),
      changes: [change('status', 'new', 'in-progress'), change('assignee', null, 'admin')],
      details: { notesChanged: true },
    },
  },
  {
    action: 'evidence-exported',
    run: async (product) => {
      const lead = popup();
      await send(product, 'POST', '/popupsubscribe', lead);
      await send(product, 'GET', `/api/leads/${lead.id}/evidence`);
    },
    row: { entity: expect.objectContaining({ kind: 'lead' }) },
  },
  {
    action: 'subscriber-changed',
    run: async (product) => {
      const subemail = 'audited@example.com';
      await send(product, 'POST', '/getemailforsub', { subemail, pageUrl: 'Subscribe' });
      const { items } = (await send(product, 'GET', `/api/subscribers?q=${subemail}`)) as SubscriberPage;
      const subscribers = items.map(({ id, version }) => ({ id, expectedVersion: version }));
      await send(product, 'POST', '/api/subscribers/changes', { subscribers, action: 'unsubscribe' });
    },
    row: {
      entity: expect.objectContaining({ kind: 'subscriber', link: '/backend/newsletter' }),
      changes: [change('state', 'pending', 'unsubscribed')],
    },
  },
  { action: 'subscribers-exported', run: does('GET', '/api/subscribers/export'), row: {} },
  { action: 'leads-exported', run: does('GET', '/api/leads/export'), row: {} },
  {
    action: 'leads-imported',
    run: async (product) => {
      const body = new FormData();
      body.append('file', new Blob(['Name,Email\nRashid,rashid@example.com\n,\nNobody,\n']), 'leads.csv');
      await send(product, 'POST', '/api/leads/import', body);
    },
    row: { details: { total: 2, imported: 1, alreadyThere: 0, skipped: 1, left: 0 } },
  },
  {
    action: 'leads-read-whole',
    run: does('GET', '/userinfotable'),
    row: { details: { kinds: ['popup'], count: 2 } },
  },
  {
    action: 'member-invited',
    run: remembers(
      'member',
      does('POST', '/api/members', () => ({ username: 'layla', role: 'agent' })),
      (answer) => String((answer.member as unknown as Known).id),
    ),
    row: {
      entity: expect.objectContaining({ kind: 'member', title: 'layla' }),
      changes: [change('role', null, 'agent')],
    },
  },
  {
    action: 'member-role-changed',
    run: does(
      'PATCH',
      ({ member }) => `/api/members/${member}`,
      () => ({ role: 'editor' }),
    ),
    row: { changes: [change('role', 'agent', 'editor')] },
  },
  {
    action: 'password-link-issued',
    run: does('POST', ({ member }) => `/api/members/${member}/reset-link`),
    row: {},
  },
  {
    action: 'member-disabled',
    run: does(
      'PATCH',
      ({ member }) => `/api/members/${member}`,
      () => ({ disabled: true }),
    ),
    row: {},
  },
];

describe('every act of staff', () => {
  let product: Product;
  const known: Known = {};
  beforeAll(async () => {
    product = await startProduct({ FEED_URL: pathToFileURL(FEED).href, FEED_WAIT_SECONDS: '120' });
    // The first start imports automatically; the import of the test must be a separate one.
    await waitFor('the first import', async () => {
      const { runs } = (await send(product, 'GET', '/api/feed/runs')) as {
        runs: { finishedAt: string | null }[];
      };
      return runs.length > 0 && runs.every(({ finishedAt }) => finishedAt !== null);
    });
  });
  afterAll(async () => {
    await product.stop();
  });

  const trail = async (action: string): Promise<AuditEntry[]> =>
    ((await send(product, 'GET', `/api/audit?action=${action}`)) as AuditPage).entries;

  it.each([...CONTENT, ...LISTINGS, ...OTHERS])(
    '$action is one row with the actor, the act and the entity',
    async ({ action, run, row }) => {
      const before = (await trail(action)).length;
      await run(product, known);
      await waitFor(action, async () => (await trail(action)).length > before);
      const after = await trail(action);
      expect(after).toHaveLength(before + 1);
      expect(after[0]).toMatchObject({
        actorKind: 'member',
        username: 'admin',
        address: '127.0.0.1',
        ...row,
      });
    },
  );

  it('names the member of a file that arrives later than the beginning of its form', async () => {
    const isUploaded = async (name: string): Promise<boolean> =>
      ((await send(product, 'GET', '/api/media')) as LibraryPage).items.some(
        ({ originalName }) => originalName === name,
      );
    const part = (field: string, name: string, shade: number): Buffer =>
      Buffer.concat([
        Buffer.from(`--part\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`),
        Buffer.from('content-type: image/png\r\n\r\n'),
        png(64, 48, shade),
        Buffer.from('\r\n'),
      ]);
    const body = new TransformStream<Buffer>();
    const writer = body.writable.getWriter();
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
      body: body.readable,
      duplex: 'half',
    };
    const answer = product.call('/addimagestogallary', request);
    // The boundary ends the first file, so media has received it completely.
    await writer.write(Buffer.concat([part('galleryimg0', 'prompt.png', 91), Buffer.from('--part')]));
    await waitFor('the first file', () => isUploaded('prompt.png'));
    await writer.write(Buffer.concat([part('galleryimg1', 'late.png', 92).subarray('--part'.length)]));
    await writer.write(Buffer.from('--part--\r\n'));
    await writer.close();
    await (await answer).text();
    await waitFor('both rows', async () => {
      const rows = await trail('media-uploaded');
      return ['prompt.png', 'late.png'].every((name) => rows.some(({ entity }) => entity?.title === name));
    });
  });

  it('contains no personal data of enquirers', async () => {
    const { entries } = (await send(product, 'GET', '/api/audit?kind=lead')) as AuditPage;
    expect(entries.length).toBeGreaterThan(2);
    expect(JSON.stringify(entries)).not.toMatch(/Layla|Rang|example\.com|\+971|501234567/);
  });

  it('that is refused is in it once, however often it is tried', async () => {
    const wrong = postJson({ username: 'nobody', password: `not ${PASSWORD}` });
    for (let tries = 0; tries < 3; tries += 1)
      await fetch(`${product.url}/login`, {
        ...wrong,
        headers: { ...wrong.headers, 'sec-fetch-site': 'same-origin' },
      });
    await waitFor('the refusal', async () => (await trail('login-failed')).length > 0);
    expect(await trail('login-failed')).toHaveLength(1);
    const { entries } = (await send(product, 'GET', '/api/audit?only=refusals')) as AuditPage;
    expect(entries).toMatchObject([
      { action: 'login-failed', username: null, details: { route: 'POST /login' } },
    ]);
  });
});
