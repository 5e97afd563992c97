import { createDraft, publishDraft, saveDraft, scheduleEntry } from '@manzil/contracts/content/lifecycle-rpc';
import { publishCompleteOnly, runWithRequest } from '@manzil/messaging/request-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, PagesUnderTest } from './pages-under-test.js';

describe('while the agency publishes complete entries only', () => {
  let pages: PagesUnderTest;
  beforeAll(async () => {
    pages = await PagesUnderTest.start();
  });
  afterAll(() => pages.stop());

  it('a page with a sample text is neither published nor given a time, and is published without it', async () => {
    const { by, ...fields } = { ...draft(), html: '<h1>A heading</h1>' };
    const page = { kind: 'page', by } as const;
    const { id } = await pages.client.request(createDraft, { ...page, fields: { ...fields } });
    const refusal = {
      code: 'UNPROCESSABLE',
      extra: { issues: [{ field: 'html', message: 'A sample text is still there.' }] },
    };
    await runWithRequest(undefined, async () => {
      publishCompleteOnly();
      await expect(pages.client.request(publishDraft, { ...page, id })).rejects.toMatchObject(refusal);
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const times = { ...page, id, publishAt, withdrawAt: null };
      await expect(pages.client.request(scheduleEntry, times)).rejects.toMatchObject(refusal);
      const finished = { ...fields, html: '<h1>Marina</h1><p>By the sea</p>' };
      await pages.client.request(saveDraft, { ...page, id, fields: finished, expectedVersion: 1 });
      const { lifecycle } = await pages.client.request(publishDraft, { ...page, id });
      expect(lifecycle.live).toBe(true);
    });
  });
});
