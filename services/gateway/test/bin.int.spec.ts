import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BinItem } from '@manzil/contracts/http/bin';
import type { Asset } from '@manzil/contracts/media/asset';
import { send } from './act-of-staff.js';
import { form, image } from './development-calls.js';
import { postJson } from './gateway-under-test.js';
import { startProduct, type Product } from './whole-product.js';

const PAGE = { title: 'Guide', linkAddress: 'guide', html: '<p>Guide</p>', css: '' };
const POST = {
  title: 'Fees',
  slug: 'fees',
  excerpt: 'Short',
  content: '<p>Fees</p>',
  image: '/uploads/p.webp',
  draft: false,
  publishAt: null,
  author: 'Noor',
  category: 'News',
};
const SHOWN = ['/api/custom-pages/guide', '/api/blog-posts/fees', '/api/developments/tower'];

interface Made {
  page: number;
  post: number;
  project: number;
}

describe('the recycle bin of everything', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => {
    await product.stop();
  });

  const bin = async (): Promise<BinItem[]> =>
    ((await send(product, 'GET', '/api/bin')) as { entries: BinItem[] }).entries;
  const restore = (kind: string, id: number | string, body: object = {}): Promise<Response> =>
    product.call(`/api/bin/${kind}/${String(id)}/restore`, { ...postJson(body), method: 'POST' });
  const statuses = () => Promise.all(SHOWN.map(async (path) => (await product.call(path)).status));

  async function make(): Promise<Made> {
    const page = (await send(product, 'POST', '/api/save-page', PAGE)) as { result: { id: number } };
    const post = (await send(product, 'POST', '/api/blog-posts', POST)) as { id: number };
    await send(
      product,
      'POST',
      '/newlydata',
      form({
        propertyname: 'Tower',
        propertyloaction: 'Creek',
        price: '1,250,000',
        complete: 'Q4 2028',
        pagelink: 'tower',
        bannerimg: image(),
        galleryimg0: image(120),
      }),
    );
    const { development } = (await send(product, 'GET', '/api/developments/tower')) as {
      development: { id: number };
    };
    return { page: page.result.id, post: post.id, project: development.id };
  }

  async function remove({ page, post, project }: Made): Promise<void> {
    await send(product, 'DELETE', `/api/pages/${String(page)}`);
    await send(product, 'DELETE', `/api/blog-posts/${String(post)}`);
    await send(product, 'POST', '/deleteproperty', { id: project });
  }

  it('gives every kind back at its address, a project with its pictures too', async () => {
    const made = await make();
    expect(await statuses()).toEqual([200, 200, 200]);
    await remove(made);
    expect(await statuses()).toEqual([410, 404, 404]);
    expect(await bin()).toMatchObject([
      { kind: 'development', id: made.project, title: 'Tower', slug: 'tower', deletedBy: 'admin' },
      { kind: 'blog-post', id: made.post, title: 'Fees', slug: 'fees', deletedBy: 'admin' },
      { kind: 'page', id: made.page, title: 'Guide', slug: 'guide', deletedBy: 'admin' },
    ]);
    for (const { kind, id } of await bin()) expect((await restore(kind, id)).status).toBe(200);
    expect(await bin()).toEqual([]);
    expect(await statuses()).toEqual([200, 200, 200]);
    const entry = await send(product, 'GET', `/api/admin/developments/${String(made.project)}`);
    expect(entry).toMatchObject({ images: [expect.anything()] });
    await remove(made);
  });

  it('names the address that something else has by now, and takes another one', async () => {
    await send(product, 'POST', '/api/save-page', { ...PAGE, linkAddress: 'tower' });
    const project = (await bin()).find(({ kind }) => kind === 'development');
    if (project === undefined) throw new Error('The project is not in the bin');
    const refused = await restore('development', project.id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ issues: [{ field: 'slug' }] });
    const reserved = await restore('development', project.id, { slug: 'buy' });
    expect(await reserved.json()).toMatchObject({ issues: [{ field: 'slug' }] });
    expect((await restore('development', project.id, { slug: 'tower-2' })).status).toBe(200);
    expect((await product.call('/api/developments/tower-2')).status).toBe(200);
  });

  it('loses for good what is purged, and only that', async () => {
    const before = await bin();
    const [gone, ...rest] = before;
    if (gone === undefined) throw new Error('The bin is empty');
    const at = `/api/bin/${gone.kind}/${String(gone.id)}`;
    expect((await product.call(at, { method: 'DELETE' })).status).toBe(204);
    expect((await product.call(at, { method: 'DELETE' })).status).toBe(404);
    expect(await bin()).toEqual(rest);
    expect((await restore(gone.kind, gone.id)).status).toBe(404);
  });

  it('gives a file back that visitors did not get meanwhile, once, and loses it for good on demand', async () => {
    const body = new FormData();
    body.append('file', image(77), 'sea.png');
    const { id, filename } = (await send(product, 'POST', '/api/media', body)) as Asset;
    const statuses = () =>
      Promise.all(
        [filename, filename.replace('.webp', '-160w.webp')].map(
          async (name) => (await product.call(`/uploads/${name}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    const remove = () => send(product, 'DELETE', `/api/media/${id}`);
    expect(await remove()).toMatchObject({ id, restorable: true });
    expect(await statuses()).toEqual([404, 404]);
    const unknown = await product.call('/uploads/0123456789abcdef0123456789abcdef.webp');
    const gone = await product.call(`/uploads/${filename}`);
    const said = async (answer: Response) => ({ ...((await answer.json()) as object), requestId: '' });
    expect([gone.status, await said(gone)]).toEqual([unknown.status, await said(unknown)]);
    const [first] = await bin();
    expect(first).toMatchObject({ kind: 'file', id, title: 'sea.png', slug: null, deletedBy: 'admin' });
    expect((await restore('file', id)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200]);
    const again = await restore('file', id);
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ detail: 'This file is not in the recycle bin' });

    await remove();
    expect((await product.call(`/api/bin/file/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await restore('file', id)).status).toBe(404);
    expect((await bin()).map(({ kind }) => kind)).not.toContain('file');
  });

  it('has no other kinds than those that can be deleted', async () => {
    expect((await restore('footer', 1)).status).toBe(400);
  });
});
