import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor, json } from '../staff.js';

interface Row {
  id: number;
  title: string;
  linkAddress: string;
}

const page = (linkAddress: string) => ({
  title: 'Conformance',
  html: '<p class="lead">Text</p>',
  css: '.lead { color: green }',
  linkAddress,
  seoTitle: `Conformance of ${linkAddress}`,
  metaDescription: 'What it is about',
  keywords: 'one, two',
  pageVal: 'pages',
});
const newLink = (): string => `conformance-${crypto.randomUUID().slice(0, 8)}`;

async function save(linkAddress: string): Promise<Row> {
  const answer = await (await asAdmin())('/api/save-page', json('POST', page(linkAddress)));
  expect(answer.status).toBe(200);
  const { message, result } = (await answer.json()) as { message: string; result: Row };
  expect(message).toBe('Page saved successfully!');
  return result;
}

describe('pages, as the specification words them', () => {
  it('POST /api/save-page saves a page, and GET /api/pages lists it', async () => {
    const saved = await save(newLink());
    const answer = await asVisitor('/api/pages');
    expect(answer.status).toBe(200);
    const listed = ((await answer.json()) as Row[]).find(({ id }) => id === saved.id);
    expect(listed).toMatchObject({
      title: 'Conformance',
      seoTitle: `Conformance of ${saved.linkAddress}`,
      metaDescription: 'What it is about',
      keywords: 'one, two',
      linkAddress: saved.linkAddress,
    });
  });

  it('GET /api/pages/{id} answers {fileContent, cssfile, result}', async () => {
    const { id, linkAddress } = await save(newLink());
    const answer = await asVisitor(`/api/pages/${id}`);
    expect(await answer.json()).toMatchObject({
      fileContent: '<p class="lead">Text</p>',
      cssfile: expect.stringMatching(/\.lead\s*\{\s*color: green/),
      result: { id, linkAddress },
    });
    expect((await asVisitor('/api/pages/2000000000')).status).toBe(404);
  });

  it('DELETE moves a page to the recycle bin, /fecthoffpage lists it, and PUT /addpageagain brings it back', async () => {
    const admin = await asAdmin();
    const { id, linkAddress } = await save(newLink());
    const deleted = await admin(`/api/pages/${id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(200);
    expect(await deleted.json()).toMatchObject({ message: 'Page deleted successfully!' });
    const { combinedResults } = (await (await admin('/fecthoffpage')).json()) as { combinedResults: Row[] };
    expect(combinedResults.find((row) => row.id === id)).toMatchObject({ linkAddress });
    const again = await admin(`/addpageagain/${id}`, { method: 'PUT' });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ message: 'Page is added again!' });
    expect((await asVisitor(`/api/pages/${id}`)).status).toBe(200);
  });

  it('an address that is a listing’s, another page’s or the site’s own is refused by its field', async () => {
    const admin = await asAdmin();
    const [property] = (await (await asVisitor('/allprosale')).json()) as { pagelink: string }[];
    const { linkAddress } = await save(newLink());
    for (const [taken, status] of [
      [property?.pagelink ?? '', 409],
      [linkAddress, 409],
      ['buy', 400],
    ] as const) {
      const answer = await admin('/api/save-page', json('POST', page(taken)));
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ issues: [{ field: 'linkAddress' }] });
    }
  });

  it('nobody but staff saves, deletes, restores or sees the recycle bin', async () => {
    for (const [method, path] of [
      ['POST', '/api/save-page'],
      ['DELETE', '/api/pages/1'],
      ['PUT', '/addpageagain/1'],
      ['GET', '/fecthoffpage'],
    ] as const) {
      expect((await asVisitor(path, { method })).status).toBe(401);
    }
  });
});
