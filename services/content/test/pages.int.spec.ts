import { contentChanged } from '@manzil/contracts/content/events';
import { checkPage } from '@manzil/contracts/http/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPageRevisions } from '@manzil/contracts/http/page-revisions';
import { createDraft, publishDraft, saveDraft } from '@manzil/contracts/content/lifecycle-rpc';
import {
  copyPage,
  createPage,
  getPage,
  listPages,
  restorePage,
  updatePage,
} from '@manzil/contracts/content/page-rpc';
import { findPagePath } from '@manzil/contracts/path-rpc';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { UNANSWERED_PATH } from '@manzil/testing/answer-paths';
import { waitFor } from '@manzil/testing/wait-for';
import { draft, LINK_TAKEN, newLink, PagesUnderTest } from './pages-under-test.js';
import { CATALOGUE_PATHS } from './start-content.js';
import { CSS_PAYLOADS, SAVED_PAYLOADS } from './xss-payloads.js';

describe('pages', () => {
  let pages: PagesUnderTest;
  let watcher: EventWatcher;
  /** Versions of the events about pages, in their order. */
  const events: number[] = [];

  beforeAll(async () => {
    pages = await PagesUnderTest.start();
    let watching = false;
    watcher = new EventWatcher(pages.service.app.get(NatsLink), {
      onEvent: (subject, payload) => {
        if (subject !== contentChanged.subject) return;
        const { kind, version } = contentChanged.payload.parse(payload);
        if (kind === 'page') events.push(version);
      },
      onGap: () => {
        watching = true;
      },
    });
    await waitFor('the event watcher', () => watching);
  });
  afterAll(async () => {
    await watcher.stop();
    await pages.stop();
  });

  describe('a save', () => {
    it('is found by id and by path, and is first in the list', async () => {
      const page = await pages.create();
      expect(page).toMatchObject({ version: 1, updatedBy: 'Noor', pageVal: 'pages', title: 'Golden visa' });
      expect(await pages.client.request(getPage, { id: page.id })).toEqual({ page });
      expect(await pages.at(page.linkAddress)).toEqual({ page });
      const { html: _html, css: _css, ...summary } = page;
      const list = await pages.client.request(listPages, { limit: 1 });
      expect(list.pages).toEqual([summary]);
      expect(list.total).toBeGreaterThanOrEqual(1);
    });

    it('stores nothing that runs and no rule for anything outside of the page, and returns what it stores', async () => {
      const given = {
        html: SAVED_PAYLOADS.join('<hr>'),
        css: '.a { color: red } html { background: red } @import url(https://evil.example/x.css);',
      };
      const page = await pages.client.request(createPage, { ...draft(), ...given });
      expect(page.html).not.toMatch(/<script|onerror\s*=\s*["']?alert\(1\)["']?\s*>|<iframe/i);
      expect(page.css).toMatch(/\.a\s*\{\s*color: red/);
      expect(page.css).not.toMatch(/html|@import/);
      const stored = await pages.rows('SELECT html, css FROM page WHERE id = $1', [page.id]);
      expect(stored).toEqual([{ html: page.html, css: page.css }]);
      const again = await pages.client.request(updatePage, {
        ...draft(page.linkAddress),
        id: page.id,
        expectedVersion: 1,
        html: page.html,
        css: page.css,
      });
      expect([again.html, again.css]).toEqual([page.html, page.css]);
    });

    it('of any hostile CSS is sanitised or refused with the field', async () => {
      for (const css of CSS_PAYLOADS.slice(0, 25)) {
        const page = await pages.client.request(createPage, { ...draft(), css }).catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'VALIDATION_FAILED', extra: { issues: [{ field: 'css' }] } });
          return undefined;
        });
        expect(page?.css ?? '').not.toMatch(/<[a-z/!?]|javascript:|expression|@import/i);
      }
    });

    it('is refused with the field that is too long after sanitising', async () => {
      const html = '"&'.repeat(100_000);
      await expect(pages.client.request(createPage, { ...draft(), html })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'html' }] },
      });
    });

    it('at a path of the site, or of another page, is refused without an event', async () => {
      const { linkAddress } = await pages.create();
      const before = await pages.publishedVersion();
      await expect(pages.create('buy')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'linkAddress' }] },
      });
      await expect(pages.create(`/${linkAddress.toUpperCase()}/`)).rejects.toMatchObject(LINK_TAKEN);
      await expect(pages.rename(await pages.create(), linkAddress)).rejects.toMatchObject(LINK_TAKEN);
      expect(await pages.publishedVersion()).toBe(before + 1);
    });

    it.each(Object.entries(CATALOGUE_PATHS))(
      'at %s is refused, whichever way a page gets it, unless the page has it already',
      async (linkAddress, takenBy) => {
        const { client } = pages;
        const refusal = {
          code: 'CONFLICT',
          extra: { issues: [{ field: 'linkAddress' }], details: { reason: 'link-taken', takenBy } },
        };
        const page = await pages.create();
        const deleted = await pages.create();
        await pages.remove(deleted);
        const { html: _html, css: _css, ...about } = draft(linkAddress);
        const { html, css, by, ...texts } = draft(linkAddress);
        const fields = { ...texts, html, css };
        const own = { kind: 'page', id: page.id, by } as const;
        for (const attempt of [
          () => pages.create(linkAddress),
          () => pages.rename(page, linkAddress),
          () => client.request(copyPage, { ...about, id: page.id }),
          () => client.request(restorePage, { id: deleted.id, linkAddress, by }),
          () => client.request(createDraft, { kind: 'page', fields, by }),
          () => client.request(saveDraft, { ...own, expectedVersion: 1, fields, mayPublish: true }),
        ])
          await expect(attempt()).rejects.toMatchObject(refusal);
        // Listings got the path after the page, and after a draft.
        const free = newLink();
        await client.request(saveDraft, {
          ...own,
          expectedVersion: 1,
          fields: { ...fields, linkAddress: free },
          mayPublish: true,
        });
        await pages.rows(
          `UPDATE content_version SET fields = jsonb_set(fields, '{linkAddress}', $2)
           WHERE kind = 'page' AND entry_id = $1 AND fields->>'linkAddress' = $3`,
          [page.id, JSON.stringify(linkAddress), free],
        );
        await expect(client.request(publishDraft, own)).rejects.toMatchObject(refusal);
        await pages.rows('UPDATE page SET link_address = $2 WHERE id = $1', [page.id, linkAddress]);
        const kept = await pages.rename({ ...page, version: 2 }, linkAddress);
        expect(kept).toMatchObject({ linkAddress, version: 3 });
        await pages.remove(kept);
        await expect(client.request(restorePage, { id: page.id, by })).rejects.toMatchObject(refusal);
      },
    );

    it('at a new path is refused while listings does not reply', async () => {
      await expect(pages.create(UNANSWERED_PATH)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });

    it('is reported to the services that share its path, in any spelling, until it moves or is deleted', async () => {
      const used = async (path: string) => (await pages.client.request(findPagePath, { path })).usedBy;
      const page = await pages.create();
      const { linkAddress: former } = page;
      expect([await used(former), await used(former.toUpperCase())]).toEqual(['page', 'page']);
      const moved = await pages.rename(page, newLink());
      expect([await used(former), await used(moved.linkAddress)]).toEqual([null, 'page']);
      await pages.remove(moved);
      expect(await used(moved.linkAddress)).toBeNull();
    });

    it('at one path is accepted for one of ten concurrent requests', async () => {
      const linkAddress = newLink();
      const answers = await Promise.allSettled(Array.from({ length: 10 }, () => pages.create(linkAddress)));
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused).toHaveLength(9);
      for (const { reason } of refused) expect(reason).toMatchObject(LINK_TAKEN);
    });

    it('of an old version is refused with author and time of the last save, and overwrites nothing', async () => {
      const page = await pages.create();
      const newer = await pages.rename({ ...page }, page.linkAddress);
      await expect(
        pages.client.request(updatePage, {
          ...draft(page.linkAddress),
          id: page.id,
          expectedVersion: 1,
          html: 'late',
        }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        extra: {
          details: { reason: 'version', version: 2, updatedBy: 'Noor', updatedAt: newer.updatedAt },
        },
      });
      expect(await pages.at(page.linkAddress)).toEqual({ page: newer });
    });

    it('of one version is accepted for one of ten concurrent requests, with one revision and one event', async () => {
      const page = await pages.create();
      const before = await pages.publishedVersion();
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) =>
          pages.client.request(updatePage, {
            ...draft(),
            id: page.id,
            expectedVersion: 1,
            title: `Writer ${index}`,
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await pages.client.request(listPageRevisions, { pageId: page.id })).total).toBe(2);
      expect(await pages.publishedVersion()).toBe(before + 1);
    });

    it('is published once, after its commit', async () => {
      const before = await pages.publishedVersion();
      const page = await pages.create();
      await waitFor('the event', () => events.includes(before + 1));
      expect(await pages.at(page.linkAddress)).toEqual({ page });
      expect(events.filter((version) => version === before + 1)).toHaveLength(1);
    });
  });

  describe('a former path', () => {
    it('redirects to the current path of the page, however often it has moved', async () => {
      const [first, second, third] = [newLink(), newLink(), newLink()];
      const page = await pages.rename(await pages.rename(await pages.create(first), second), third);
      expect(await pages.at(first)).toEqual({ redirectTo: third });
      expect(await pages.at(second)).toEqual({ redirectTo: third });
      const back = await pages.rename(page, first);
      expect(await pages.at(first)).toEqual({ page: back });
      expect(await pages.at(third)).toEqual({ redirectTo: first });
      expect(await pages.rows('SELECT 1 FROM page_link WHERE link_address = $1', [first])).toEqual([]);
    });

    it('that another page gets shows that page, and is GONE when that is deleted', async () => {
      const [first, second] = [newLink(), newLink()];
      await pages.rename(await pages.create(first), second);
      const other = await pages.create(first);
      expect(await pages.at(first)).toEqual({ page: other });
      await pages.remove(other);
      await expect(pages.at(first)).rejects.toMatchObject({ code: 'GONE' });
    });

    it('cannot be swapped: two pages that take each other’s path at once are both refused', async () => {
      const [one, other] = [await pages.create(), await pages.create()];
      const answers = await Promise.allSettled([
        pages.rename(one, other.linkAddress),
        pages.rename(other, one.linkAddress),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: LINK_TAKEN });
      expect(await pages.at(one.linkAddress)).toEqual({ page: one });
    });

    it('never shadows a page during concurrent renames and creations', async () => {
      for (let round = 0; round < 5; round += 1) {
        const page = await pages.create();
        await Promise.allSettled([
          pages.rename(page, newLink()),
          pages.create(page.linkAddress),
          pages.create(page.linkAddress),
        ]);
      }
      const shadowed = `SELECT FROM page_link JOIN page USING (link_address) WHERE page.deleted_at IS NULL`;
      expect(await pages.rows(shadowed)).toEqual([]);
    });
  });

  it('are checked while they are written, and nothing of that is stored', async () => {
    const before = await pages.client.request(listPages, {});
    const written = { html: '<p>a</p>\n<script></script>', css: '\nbody { opacity: 0 }' };
    expect(await pages.client.request(checkPage, written)).toMatchObject({
      findings: [
        { field: 'html', line: 2, kind: 'removed' },
        { field: 'css', line: 2, kind: 'hides' },
      ],
    });
    expect(await pages.client.request(listPages, {})).toEqual(before);
  });
});
