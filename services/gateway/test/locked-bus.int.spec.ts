import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { waitFor } from '@manzil/testing/wait-for';
import { postJson } from './gateway-under-test.js';
import { enquiry } from './sample-forms.js';
import { startLoggedProduct, type LoggedProduct } from './whole-product.js';

const FEED = fileURLToPath(new URL('../../../demo/feed/manzil-demo.xml', import.meta.url));

describe('the product on a bus where each process has its own key', () => {
  let product: LoggedProduct;
  beforeAll(async () => {
    product = await startLoggedProduct({ FEED_URL: pathToFileURL(FEED).href, FEED_FOLDERS: dirname(FEED) });
  });
  afterAll(async () => {
    await product.stop();
  });

  const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const answer = await product.call(path, init);
    expect([path, answer.ok]).toEqual([path, true]);
    return (await answer.json()) as T;
  };

  it('imports what staff request, and shows it to visitors', async () => {
    const { id } = await read<ImportRun>('/api/feed/runs', postJson({}));
    await waitFor('the import to be done', async () => {
      const { state } = await read<ImportRun>(`/api/feed/runs/${id}`);
      return state === 'done';
    });
    const listing = await waitFor('a listing for sale', async () => {
      const { items } = await read<{ items: { id: number; pagelink: string }[] }>(
        '/api/properties?adType=sale',
      );
      return items[0];
    });
    const shown = await read<{ property: { id: number } }>(`/api/properties/${listing.pagelink}`);
    expect(shown.property.id).toBe(listing.id);
    expect(await read<{ Ad_Type: string }[]>(`/singleproperty1/${listing.id}`)).toHaveLength(1);
  });

  it('shows a change of staff, hears of it by its event, and writes it into the audit trail', async () => {
    const { items } = await read<{ items: { id: number; pagelink: string }[] }>(
      '/api/properties?adType=sale',
    );
    const [listing] = items;
    const init = { ...postJson({ title: 'Named on a locked bus' }), method: 'PUT' };
    await read(`/api/properties/${listing?.id ?? 0}/overrides`, init);
    const shown = await read<{ property: { title: string } }>(`/api/properties/${listing?.pagelink ?? ''}`);
    expect(shown.property.title).toBe('Named on a locked bus');
    await waitFor('the audit trail', async () =>
      JSON.stringify(await read('/api/audit')).includes('Named on a locked bus'),
    );
  });

  it('takes an enquiry, and texts of pages', async () => {
    const sent = enquiry({ message: 'Sent over a locked bus' });
    await read('/api/enquiries', postJson(sent));
    const inbox = await read<unknown>('/api/leads?page=1');
    expect(JSON.stringify(inbox)).toContain(sent.email);
    expect(await read('/staticdata', postJson({ tablename: 'homepagedb' }))).toHaveLength(1);
  });

  it('gives no page the path of a listing or a project, and no project the path of a page', async () => {
    const savePage = (linkAddress?: string) =>
      product.call('/api/save-page', postJson({ title: 'Visa', html: '<h1>Visa</h1>', linkAddress }));
    const draftProject = (pagelink: string) =>
      product.call(
        '/api/content/development/drafts',
        postJson({ fields: { name: 'Quay', location: 'Dubai Creek Harbour', pagelink } }),
      );
    expect((await savePage('golden-visa')).status).toBe(200);
    expect((await draftProject('quay')).status).toBe(201);
    const { items } = await read<{ items: { pagelink: string }[] }>('/api/properties?adType=sale');
    const listing = items.find(({ pagelink }) => pagelink.length <= 120);
    for (const refused of [
      await savePage(listing?.pagelink),
      await savePage('quay'),
      await draftProject('golden-visa'),
    ])
      expect(await refused.json()).toMatchObject({ status: 409, details: { reason: 'link-taken' } });
  });

  it('requests nothing that a key does not allow', () => {
    expect(product.log()).not.toMatch(/permissions? violation|authorization violation/i);
    expect(product.errors()).toEqual([]);
  });
});
