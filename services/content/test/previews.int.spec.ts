import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { encodePreviewKey, PREVIEW_DAYS, type PreviewKey } from '@manzil/contracts/content/preview';
import { runWithRequest, showDraft } from '@manzil/messaging/request-context';
import { DraftPreviews } from '@manzil/lifecycle/draft-previews';
import { alteredToken } from '@manzil/testing/altered-token';
import type { KindUnderTest } from '@manzil/testing/lifecycle/kind-under-test';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes } from './lifecycle-kinds.js';

const by = 'leila';

let content: ContentUnderTest;
beforeAll(async () => {
  content = await startContentUnderTest();
});
afterAll(async () => {
  await content.stop();
});

/** Returns the public content for a request that carries the key of a preview. */
const shownWith = (key: PreviewKey): Promise<string> =>
  runWithRequest(undefined, () => {
    showDraft(encodePreviewKey(key));
    return publicBytes(content.client);
  });

const live = () => publicBytes(content.client);

/** A record with a draft beside it, and the key of its preview. */
async function draftOf({ kind, fields, start }: KindUnderTest, text: string): Promise<PreviewKey> {
  const { id, version } = await start(content.client, `Live ${text}`, 'first');
  await content.client.request(rpc.saveDraft, {
    kind,
    id,
    by,
    expectedVersion: version,
    fields: fields(`Draft ${text}`, 'first'),
  });
  const { token } = await content.client.request(rpc.createDraftPreview, { kind, id, by });
  return { kind, id, token };
}

/** All rows of all tables except messages, so that anything a preview leaves behind is noticed. */
async function everything(): Promise<unknown> {
  const { dataSource } = content;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'outbox%'
       AND table_name <> 'published_messages' ORDER BY 1`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(await dataSource.query(`SELECT '${name}' AS of, t::text FROM "${name}" t ORDER BY 2`));
  return rows;
}

describe.each(KINDS)('the preview of a $kind', (underTest) => {
  const { kind } = underTest;
  let key: PreviewKey;
  let before: string;
  beforeAll(async () => {
    key = await draftOf(underTest, kind);
    before = await live();
  });
  afterAll(async () => {
    await underTest.bin?.remove(content.client, key.id);
  });

  it('shows the draft exactly as it will be published, and leaves nothing behind', async () => {
    const stored = await everything();
    const shown = await shownWith(key);
    expect(shown).toContain(`Draft ${kind}`);
    expect(shown).not.toContain(`Live ${kind}`);
    expect(await live()).toBe(before);
    expect(await everything()).toEqual(stored);
    await content.client.request(rpc.publishDraft, { kind, id: key.id, by });
    const published = await live();
    const times =
      /"(?:updatedAt|publishedAt|publishAt)":"[^"]*"|<lastmod>[^<]*|<lastBuildDate>[^<]*|<pubDate>[^<]*/g;
    expect(shown.replaceAll(times, '')).toBe(published.replaceAll(times, ''));
    // A record without a draft is shown as it is.
    expect(await shownWith(key)).toBe(published);
    await underTest.bin?.remove(content.client, key.id);
    key = await draftOf(underTest, `${kind} again`);
    before = await live();
  });

  it('is refused with any other token, for another record, as another kind, and by the token it had before', async () => {
    const other = kind === 'faq' ? 'testimonial' : 'faq';
    for (const wrong of [
      { ...key, token: alteredToken(key.token) },
      { ...key, id: key.id + 1 },
      { ...key, kind: other } as const,
    ]) {
      await expect(content.client.request(rpc.getDraftPreview, wrong)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      // Some replies contain the codes of refused reads, or all reads are refused.
      expect(await shownWith(wrong).catch(() => '')).not.toContain('Draft ');
    }
    const { token } = await content.client.request(rpc.createDraftPreview, { kind, id: key.id, by });
    await expect(shownWith(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    key = { ...key, token };
    expect(await shownWith(key)).toContain('Draft ');
  });

  it('ends after its days, and its token is not stored', async () => {
    const { expiresAt } = await content.client.request(rpc.getDraftPreview, key);
    const days = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(PREVIEW_DAYS - 0.1);
    expect(days).toBeLessThanOrEqual(PREVIEW_DAYS);
    expect(JSON.stringify(await everything())).not.toContain(key.token);
    await content.dataSource.query(
      `UPDATE content_preview SET expires_at = now() - interval '1 second' WHERE kind = $1 AND entry_id = $2`,
      [kind, key.id],
    );
    await expect(shownWith(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(content.client.request(rpc.getDraftPreview, key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a preview', () => {
  const faq = KINDS.find(({ kind }) => kind === 'faq');
  const testimonial = KINDS.find(({ kind }) => kind === 'testimonial');
  if (faq === undefined || testimonial === undefined) throw new Error('Kinds are missing');

  it('shows no other draft, of its kind or of another', async () => {
    const key = await draftOf(faq, 'shown');
    await draftOf(faq, 'hidden neighbour');
    await draftOf(testimonial, 'hidden stranger');
    const shown = await shownWith(key);
    expect(shown).toContain('Draft shown');
    expect(shown).not.toContain('Draft hidden');
    expect(shown).toContain('Live hidden neighbour');
  });

  it('writes nothing, whatever it is sent with', async () => {
    const key = await draftOf(faq, 'untouched');
    const stored = await everything();
    await runWithRequest(undefined, async () => {
      showDraft(encodePreviewKey(key));
      const { id, kind } = key;
      await content.client.request(rpc.saveDraft, {
        kind,
        id,
        by,
        expectedVersion: 3,
        fields: faq.fields('Smuggled', 'x'),
      });
      await content.client.request(rpc.withdrawEntry, { kind, id, by });
    });
    expect(await everything()).toEqual(stored);
  });

  it('keeps apart what requests at the same time are shown', async () => {
    const keys = [await draftOf(faq, 'one'), await draftOf(faq, 'two'), await draftOf(testimonial, 'three')];
    const answers = await Promise.all([...keys.map(shownWith), live(), ...keys.map(shownWith)]);
    const words = ['one', 'two', 'three'];
    answers.forEach((answer, at) => {
      const own = at === 3 ? undefined : words[at % 4];
      for (const word of words) expect(answer.includes(`Draft ${word}`)).toBe(word === own);
    });
  });

  it('ends when its entry is deleted, and with the entry', async () => {
    const key = await draftOf(faq, 'deleted');
    await faq.bin?.remove(content.client, key.id);
    await expect(shownWith(key)).rejects.toMatchObject({ code: 'GONE' });
  });

  it('is deleted once its time is over, and no other with it', async () => {
    const [over, running] = [await draftOf(faq, 'over'), await draftOf(faq, 'running')];
    await content.dataSource.query(
      `UPDATE content_preview SET expires_at = now() - interval '1 second' WHERE kind = 'faq' AND entry_id = $1`,
      [over.id],
    );
    const previews = content.service.app.get(DraftPreviews);
    expect(await previews.purgeExpired(new Date())).toBeGreaterThan(0);
    expect(await previews.purgeExpired(new Date())).toBe(0);
    const left = await content.dataSource.query<{ id: number }[]>(
      `SELECT entry_id AS id FROM content_preview WHERE kind = 'faq' AND entry_id = ANY($1)`,
      [[over.id, running.id]],
    );
    expect(left).toEqual([{ id: running.id }]);
    expect(await shownWith(running)).toContain('Draft running');
  });
});
