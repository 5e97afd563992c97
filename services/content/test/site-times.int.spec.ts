import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeFromBin } from '@manzil/contracts/content/bin-rpc';
import { blogPosts, listFaqEntries, orderFaqs, faqs } from '@manzil/contracts/http/content-editing';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RunDueSchedules } from '@manzil/lifecycle/run-due-schedules';
import fc from 'fast-check';
import { PublishDuePosts } from '../src/blog/publish-due-posts.js';
import { RecordTheSite1798830000000 } from '../src/migrations/1798830000000-record-the-site.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, SLUGS } from './lifecycle-kinds.js';
import { instant, siteInstants } from './site-instants.js';
import { ORDERED_COLLECTIONS } from './collection-operations.js';

const by = 'leila';
const HOUR_MS = 3_600_000;

let content: ContentUnderTest;
/** The clock of the service, which can show another instant. */
let clock: () => Date;
beforeAll(async () => {
  content = await startContentUnderTest();
  clock = content.clock.now;
});
beforeEach(() => {
  content.clock.now = clock;
});
afterAll(async () => {
  await content.stop();
});

const { linkTo, live, shownAt, changesBetween, everything, addQuestion } = siteInstants(() => content);

const NO_ANSWER: ReadonlySet<string> = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL']);
const SAVES = ['save', 'save', 'save', 'save'] as const;

const step = fc.record({
  of: fc.constantFrom(...KINDS),
  // Most actions are saves, because drafts and refused actions do not change the public site.
  act: fc.constantFrom(...SAVES, 'add', 'draft', 'publish', 'withdraw', 'remove', 'restore', 'order'),
  text: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map((text) => `A ${text}`),
  slug: fc.constantFrom(...SLUGS),
  which: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('the site at an instant of the past', () => {
  const removed = new Map<string, number[]>();

  /** Refusals are expected: a slug may be in use, or an entry already hidden. */
  async function take({ of, act, text, slug, which }: Step): Promise<void> {
    const { client } = content;
    const { kind } = of;
    const ids = await of.ids(client);
    // All entries may have been removed.
    if (ids.length === 0 && act !== 'add' && act !== 'restore') return;
    const id = ids[which % Math.max(1, ids.length)] ?? 0;
    const gone = removed.get(kind) ?? [];
    const acts: Record<Step['act'], () => Promise<unknown>> = {
      add: () => of.start(client, text, slug),
      save: async () => of.publish(client, await of.find(client, id), text, slug),
      draft: async () => {
        const { version: expectedVersion } = await of.find(client, id);
        await client.request(rpc.saveDraft, { kind, id, by, expectedVersion, fields: of.fields(text, slug) });
      },
      publish: () => client.request(rpc.publishDraft, { kind, id, by }),
      withdraw: () => client.request(rpc.withdrawEntry, { kind, id, by }),
      remove: async () => {
        await of.bin?.remove(client, id);
        removed.set(kind, [...gone, id]);
      },
      restore: async () => of.bin?.restore(client, gone[which % Math.max(1, gone.length)] ?? 0),
      order: async () => {
        if (kind in ORDERED_COLLECTIONS)
          await client.request(ORDERED_COLLECTIONS[kind as keyof typeof ORDERED_COLLECTIONS].reorder, {
            ids: ids.toReversed(),
            by,
          });
      },
    };
    await acts[act]().catch((error: unknown) => {
      // An action without a reply may still take effect later, so it is not a refusal.
      const isRefusal = error instanceof DomainError && !NO_ANSWER.has(error.code);
      if (!isRefusal) throw error;
    });
  }

  it('is, byte by byte, what visitors got then, whatever staff have done since', async () => {
    for (const { start } of KINDS) await start(content.client, 'A beginning', 'first');
    const shown = new Set<string>();
    // The site is read after some steps, because two reads take far longer than a step.
    const some = fc.array(step, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 12, maxLength: 12 }), async (rounds) => {
        const past: { at: Date; bytes: string }[] = [];
        for (const [place, steps] of rounds.entries()) {
          for (const each of steps) await take(each);
          // Random actions may be refused or not be visible; a new question always is.
          await addQuestion(`Question ${place}?`);
          past.push({ bytes: await live(), at: await instant() });
        }
        for (const { at, bytes } of past) {
          expect(await shownAt(at)).toBe(bytes);
          shown.add(bytes);
        }
        expect(await live()).toBe(past.at(-1)?.bytes);
      }),
      { numRuns: 1, endOnFailure: true },
    );
    expect(shown.size).toBeGreaterThan(10);
  });

  it('has all of a change or nothing of it, and later columns get their default', async () => {
    for (const text of ['One?', 'Two?', 'Three?']) await addQuestion(text);
    const { entries } = await content.client.request(listFaqEntries, {});
    const [before, at] = [await live(), await instant()];
    await content.client.request(orderFaqs, { ids: entries.map(({ id }) => id).reverse(), by });
    const times = await content.dataSource.query<unknown[]>(
      `SELECT DISTINCT shown_from FROM content_shown WHERE of_table = 'faq' AND shown_from > $1`,
      [at],
    );
    expect(times).toHaveLength(1);
    await content.dataSource.query(`ALTER TABLE faq ADD colour text NOT NULL DEFAULT 'green'`);
    expect(await shownAt(at)).toBe(before);
    await content.dataSource.query('ALTER TABLE faq DROP colour');
    expect(await shownAt(at)).toBe(before);
  });

  it('is not known before the installation knew it', async () => {
    const { knownFrom } = await content.client.request(rpc.getSiteTimes, {});
    const at = new Date(Date.parse(knownFrom) - 1);
    await expect(linkTo(at)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'at' }] },
    });
    await expect(changesBetween(at, new Date())).rejects.toMatchObject({
      extra: { issues: [{ field: 'from' }] },
    });
    await expect(changesBetween(new Date(), at)).rejects.toMatchObject({
      extra: { issues: [{ field: 'to' }] },
    });
    expect(await shownAt(new Date(knownFrom))).not.toBe('');
  });

  it('starts, on an installation of the release before, with what visitors see at the upgrade', async () => {
    await addQuestion('Old?');
    const migration = new RecordTheSite1798830000000();
    const runner = content.dataSource.createQueryRunner();
    await migration.down(runner);
    await addQuestionOfTheReleaseBefore();
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    const { knownFrom } = await content.client.request(rpc.getSiteTimes, {});
    const before = await live();
    await instant();
    await addQuestion('New?');
    expect(await shownAt(new Date(knownFrom))).toBe(before);
    expect(before).toContain('Between?');
  });
  const addQuestionOfTheReleaseBefore = (): Promise<unknown> =>
    content.dataSource.query(`INSERT INTO faq (question, answer, position) VALUES ('Between?', 'Yes.', 90)`);

  it('forgets what is deleted for good, and cannot be rewritten', async () => {
    const { id } = await addQuestion('Forget me?');
    const at = await instant();
    await content.client.request(faqs.remove, { id, by });
    expect(await shownAt(at)).toContain('Forget me?');
    await content.client.request(purgeFromBin, { kind: 'faq', id });
    expect(await shownAt(at)).not.toContain('Forget me?');
    expect(JSON.stringify(await everything())).not.toContain('Forget me?');
    for (const rewriting of [`UPDATE content_shown SET shown = NULL`, 'TRUNCATE content_shown'])
      await expect(content.dataSource.query(rewriting)).rejects.toThrow(/past of the site/);
  });
});

describe('the site at an instant to come', () => {
  it('is, byte by byte, what visitors get once everything until then has happened', async () => {
    const { client } = content;
    for (const { bin, ids } of KINDS)
      for (const id of bin ? await ids(client) : []) await bin?.remove(client, id);
    const soon = new Date(Date.now() + HOUR_MS);
    const later = new Date(Date.now() + 2 * HOUR_MS);
    for (const { kind, fields, start, bin } of KINDS) {
      const { id, version } = await start(client, `Now ${kind}`, 'third');
      const draft = { kind, id, by, fields: fields(`Soon ${kind}`, 'third') };
      await client.request(rpc.saveDraft, { ...draft, expectedVersion: version });
      const [publishAt, withdrawAt] = [soon.toISOString(), bin ? later.toISOString() : null];
      await client.request(rpc.scheduleEntry, { kind, id, by, publishAt, withdrawAt });
    }
    const post = { title: 'Dated', slug: 'dated', excerpt: '', content: '<p>Dated</p>', image: null };
    await client.request(blogPosts.create, {
      fields: { ...post, draft: false, publishAt: soon.toISOString(), author: '', category: '' },
      by,
    });
    const { upcoming } = await client.request(rpc.getSiteTimes, {});
    expect(upcoming.map(({ at }) => at)).toEqual(upcoming.map(({ at }) => at).toSorted());
    expect(upcoming).toContainEqual(
      expect.objectContaining({ kind: 'blog-post', title: 'Dated', does: 'publish', at: soon.toISOString() }),
    );
    expect(upcoming).toContainEqual(
      expect.objectContaining({ kind: 'faq', title: 'Now faq', does: 'withdraw', at: later.toISOString() }),
    );

    const [now, stored] = [await live(), await everything()];
    const [shownSoon, shownLater] = [await shownAt(soon), await shownAt(later)];
    expect(await shownAt(new Date(soon.getTime() - 1))).toBe(now);
    expect(shownSoon).toContain('Soon page');
    expect(shownLater).not.toContain('Soon page');
    const { changes } = await changesBetween(new Date(), soon);
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'page', title: 'Soon page', change: 'changed' }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ title: 'Dated', change: 'added' }));
    expect(await live()).toBe(now);
    // Only links were created.
    expect(withoutLinks(await everything())).toEqual(withoutLinks(stored));

    for (const [time, shown] of [
      [soon, shownSoon],
      [later, shownLater],
    ] as const) {
      content.clock.now = () => time;
      await content.service.app.get(PublishDuePosts).publishDue();
      await content.service.app.get(RunDueSchedules).run(time);
      const { upcoming: left } = await client.request(rpc.getSiteTimes, {});
      expect(left.filter(({ at }) => new Date(at) <= time)).toEqual([]);
      expect(await live()).toBe(shown);
    }
  });

  const withoutLinks = (tables: unknown): unknown[] =>
    (tables as { of: string }[][]).filter(([first]) => first?.of !== 'site_preview');
});

describe('what differs between two instants', () => {
  it('is said of each entry that was added, removed, changed or moved, field by field', async () => {
    const { client } = content;
    for (const text of ['First?', 'Second?']) await addQuestion(text);
    const [changed, removed, moved] = [
      await addQuestion('A?'),
      await addQuestion('B?'),
      await addQuestion('C?'),
    ];
    const before = await instant();
    const fields = { question: 'A, anew?', answer: '<p>Yes.</p>' };
    await client.request(faqs.update, { id: changed.id, fields, expectedVersion: 1, by });
    await client.request(faqs.remove, { id: removed.id, by });
    const added = await addQuestion('D?');
    const { entries } = await client.request(listFaqEntries, {});
    const ids = entries.map(({ id }) => id).filter((id) => id !== moved.id);
    await client.request(orderFaqs, { ids: [moved.id, ...ids], by });
    const after = await instant();

    const { changes, total } = await changesBetween(before, after);
    expect(total).toBe(4);
    const words = changes.map(({ id, title, change }) => [id, title, change]);
    expect(words).toEqual([
      [changed.id, 'A, anew?', 'changed'],
      [removed.id, 'B?', 'removed'],
      [moved.id, 'C?', 'moved'],
      [added.id, 'D?', 'added'],
    ]);
    const back = await changesBetween(after, before);
    expect(back.changes.map(({ change }) => change)).toEqual(['changed', 'added', 'moved', 'removed']);
    expect((await changesBetween(after, after)).changes).toEqual([]);

    const span = { from: before.toISOString(), to: after.toISOString() };
    const { sections } = await client.request(rpc.diffSiteChange, { kind: 'faq', id: changed.id, ...span });
    expect(sections).toEqual([
      {
        field: 'question',
        parts: [
          { kind: 'removed', text: 'A?' },
          { kind: 'added', text: 'A, anew?' },
        ],
      },
    ]);
    const unknown = { kind: 'faq' as const, id: 2_000_000, ...span };
    await expect(client.request(rpc.diffSiteChange, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
