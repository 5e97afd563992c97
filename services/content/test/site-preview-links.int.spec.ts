import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqs } from '@manzil/contracts/http/content-editing';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { PREVIEW_DAYS } from '@manzil/contracts/content/preview';
import { SitePreviews } from '@manzil/lifecycle/site-previews';
import { alteredToken } from '@manzil/testing/altered-token';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { instant, siteInstants } from './site-instants.js';

const by = 'leila';
const HOUR_MS = 3_600_000;

let content: ContentUnderTest;
beforeAll(async () => {
  content = await startContentUnderTest();
});
afterAll(async () => {
  await content.stop();
});

const { linkTo, within, live, shownWith, everything, addQuestion } = siteInstants(() => content);

describe('the link to the site at an instant', () => {
  it('shows that instant alone, to nobody with another token, and ends', async () => {
    const at = await instant();
    await addQuestion('Later?');
    const key = await linkTo(at);
    expect(await shownWith(key)).not.toContain('Later?');
    const other = await linkTo(await instant());
    for (const wrong of [
      { ...key, token: alteredToken(key.token) },
      { ...key, id: key.id + 1 },
      { ...key, token: other.token },
    ]) {
      await expect(shownWith(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const { id, token } = wrong;
      await expect(content.client.request(rpc.getSitePreview, { at: id, token })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    // The token of a draft preview does not open a site preview, and vice versa.
    const { id, kind } = { id: (await addQuestion('Draft?')).id, kind: 'faq' as const };
    const { token } = await content.client.request(rpc.createDraftPreview, { kind, id, by });
    await expect(shownWith({ ...key, token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      content.client.request(rpc.getDraftPreview, { kind, id, token: key.token }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const found = await content.client.request(rpc.getSitePreview, { at: key.id, token: key.token });
    expect(found).toMatchObject({ at: at.toISOString(), future: false });
    const days = (Date.parse(found.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(PREVIEW_DAYS - 0.1);
    expect(JSON.stringify(await everything())).not.toContain(key.token);
    await content.dataSource.query(
      `UPDATE site_preview SET expires_at = now() - interval '1 second' WHERE shown_at = $1`,
      [at],
    );
    await expect(shownWith(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const previews = content.service.app.get(SitePreviews);
    expect(await previews.purgeExpired(new Date())).toBe(1);
    expect(await previews.purgeExpired(new Date())).toBe(0);
    expect(await shownWith(other)).not.toBe('');
  });

  it('changes nothing, whatever it is sent with, at a past instant and at one to come', async () => {
    const past = await linkTo(await instant());
    const { id } = await addQuestion('Untouched?');
    const future = await linkTo(new Date(Date.now() + HOUR_MS));
    const stored = await everything();
    for (const key of [past, future])
      await within(key, async () => {
        const fields = { question: 'Smuggled?', answer: 'x' };
        await content.client.request(faqs.create, { fields, by }).catch(() => undefined);
        await content.client.request(faqs.remove, { id, by }).catch(() => undefined);
        await content.client.request(rpc.publishDraft, { kind: 'footer', id: 1, by }).catch(() => undefined);
      });
    expect(await everything()).toEqual(stored);
    expect(await live()).toContain('Untouched?');
  });

  it('keeps apart what requests at the same time are shown', async () => {
    const first = await linkTo(await instant());
    await addQuestion('Second?');
    const second = await linkTo(await instant());
    await addQuestion('Third?');
    const answers = await Promise.all([first, second, first].map(shownWith));
    expect(answers.map((answer) => answer.includes('Second?'))).toEqual([false, true, false]);
    expect(answers.some((answer) => answer.includes('Third?'))).toBe(false);
    expect(await live()).toContain('Third?');
  });
});
