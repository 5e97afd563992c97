import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { showDocument } from '@manzil/contracts/http/content';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes } from './lifecycle-kinds.js';

const by = 'leila';
const kind = 'document' as const;

let content: ContentUnderTest;
beforeAll(async () => {
  content = await startContentUnderTest();
});
afterAll(async () => {
  await content.stop();
});

describe('the drafts of the texts of pages', () => {
  const saveDraft = (id: number, expectedVersion: number, fields: Record<string, string>) =>
    content.client.request(rpc.saveDraft, { kind, id, fields, expectedVersion, by });

  it('leave a page that was never saved as it was, until it is published', async () => {
    const name = 'commondb';
    const id = DOCUMENT_IDS[name];
    const before = await content.client.request(showDocument, { name });
    expect(before).toMatchObject({ fields: {}, version: 0 });
    const shown = await publicBytes(content.client);
    const { version } = await saveDraft(id, 0, { agencyname: 'Manzil' });
    expect(await content.client.request(showDocument, { name })).toEqual(before);
    await content.client.request(rpc.discardDraft, { kind, id, by });
    expect(await publicBytes(content.client)).toBe(shown);
    expect(await content.client.request(showDocument, { name })).toEqual(before);
    const save = { name, fields: { phone: '1' }, expectedVersion: version + 1, by } as const;
    expect(await content.client.request(saveDocument, save)).toMatchObject({
      fields: { phone: '1' },
      version: 3,
    });
    expect(await content.client.request(showDocument, { name })).toMatchObject({ version: 3 });
  });

  it('set fields and keep the others, of the draft before too', async () => {
    const name = 'mortgageservicespagedb';
    const id = DOCUMENT_IDS[name];
    const { version, fields } = await content.client.request(showDocumentEntry, { name });
    const first = await saveDraft(id, version, { sec2heading: 'Two' });
    const second = await saveDraft(id, first.version, { sec5heading: 'Five' });
    const stored = await content.client.request(rpc.getVersion, { kind, id, version: second.version });
    expect(stored.fields).toEqual({ ...fields, sec2heading: 'Two', sec5heading: 'Five' });
    await expect(saveDraft(id, second.version, { sec77heading: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'sec77heading' }] },
    });
  });

  it('do not change which version of a legal text a consent names', async () => {
    const name = 'privacypagedb';
    const id = DOCUMENT_IDS[name];
    const before = await content.client.request(showDocument, { name });
    const { version } = await saveDraft(id, before.version, { sec1heading: 'New notice' });
    expect(await content.client.request(showDocument, { name })).toEqual(before);
    const entry = await content.client.request(showDocumentEntry, { name });
    expect(entry).toMatchObject({ version, fields: before.fields, lifecycle: { draft: { savedBy: by } } });
    const save = { name, fields: { sec1heading: 'New notice' }, expectedVersion: version, by } as const;
    const published = await content.client.request(saveDocument, save);
    expect(await content.client.request(showDocument, { name })).toMatchObject({
      version: published.version,
      fields: { sec1heading: 'New notice' },
    });
    expect(published.version).toBeGreaterThan(before.version);
  });
});

const inMinutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();

describe.each(KINDS.filter(({ bin }) => bin === undefined))(
  'a part of the site of the kind $kind',
  (part) => {
    it('can neither be added nor be withdrawn, at once or later', async () => {
      const { client } = content;
      const { kind: of, fields, start } = part;
      const { id, version } = await start(client, 'Words', 'first');
      const draft = { kind: of, fields: fields('Later words', 'first'), by };
      await client.request(rpc.saveDraft, { ...draft, id, expectedVersion: version });
      const before = await publicBytes(client);
      const always = { code: 'CONFLICT', extra: { details: { reason: 'always-live' } } };
      await expect(client.request(rpc.createDraft, draft)).rejects.toMatchObject(always);
      await expect(client.request(rpc.withdrawEntry, { kind: of, id, by })).rejects.toMatchObject(always);
      const times = { publishAt: inMinutes(5), withdrawAt: inMinutes(9) };
      await expect(client.request(rpc.scheduleEntry, { kind: of, id, by, ...times })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'withdrawAt' }] },
      });
      expect(await publicBytes(client)).toBe(before);
      await expect(client.request(rpc.listVersions, { kind: of, id: 2_000_000_000 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  },
);
