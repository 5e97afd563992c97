import { createDraft, saveDraft, withdrawEntry } from '@manzil/contracts/content/lifecycle-rpc';
import { showPagePreview } from '@manzil/contracts/http/page-previews';
import { listDeletedPages, purgePage } from '@manzil/contracts/http/recycle-bin';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diffPageRevision, showPageRevision, listPageRevisions } from '@manzil/contracts/http/page-revisions';
import {
  copyPage,
  createPage,
  createPagePreview,
  getPage,
  restorePage,
  restorePageRevision,
  updatePage,
} from '@manzil/contracts/content/page-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { DataSource } from 'typeorm';
import { Clock } from '../src/clock.js';
import { MovePageRevisions1796520000000 } from '../src/migrations/1796520000000-move-page-revisions.js';
import { PurgeOldPages } from '../src/page/purge-old-pages.js';
import { draft, LINK_TAKEN, newLink, PagesUnderTest } from './pages-under-test.js';

const DAY_MS = 86_400_000;

describe('of a page', () => {
  let pages: PagesUnderTest;
  beforeAll(async () => {
    pages = await PagesUnderTest.start();
  });
  afterAll(() => pages.stop());

  describe('a copy', () => {
    it('has the unchanged HTML and CSS of the original, also of a page in the recycle bin', async () => {
      const original = await pages.create();
      await pages.remove(original);
      const { html: _html, css: _css, ...about } = draft();
      const copy = await pages.client.request(copyPage, {
        ...about,
        id: original.id,
        pageVal: 'newproperty',
      });
      expect([copy.html, copy.css]).toEqual([original.html, original.css]);
      expect(copy).toMatchObject({ version: 1, pageVal: 'newproperty', linkAddress: about.linkAddress });
      await expect(pages.client.request(copyPage, { ...about, id: original.id })).rejects.toMatchObject(
        LINK_TAKEN,
      );
      await expect(pages.client.request(copyPage, { ...about, id: 2_000_000_000 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      const unseen = { ...about, id: original.id, linkAddress: newLink(), publish: false };
      const { id, linkAddress } = await pages.client.request(copyPage, unseen);
      await expect(pages.at(linkAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await pages.client.request(getPage, { id, drafts: true })).toMatchObject({ page: { id } });
    });
  });

  describe('the recycle bin', () => {
    it('shows who deleted a page, when, and until when it can be restored', async () => {
      const page = await pages.create();
      const deleted = await pages.remove(page);
      expect(deleted).toMatchObject({ id: page.id, deletedBy: 'Omar' });
      expect(Date.parse(deleted.purgeAt) - Date.parse(deleted.deletedAt)).toBe(90 * DAY_MS);
      expect((await pages.client.request(listDeletedPages, { limit: 1 })).pages).toEqual([deleted]);
      const gone = { code: 'GONE', extra: { details: { linkAddress: page.linkAddress } } };
      await expect(pages.at(page.linkAddress)).rejects.toMatchObject(gone);
      await expect(pages.client.request(getPage, { id: page.id })).rejects.toMatchObject(gone);
      await expect(pages.remove(page)).rejects.toMatchObject(gone);
      await expect(pages.rename(page, newLink())).rejects.toMatchObject(gone);
    });

    it('restores a page unchanged, with its redirects', async () => {
      const former = newLink();
      const page = await pages.rename(await pages.create(former), newLink());
      await pages.remove(page);
      await expect(pages.at(former)).rejects.toMatchObject({ code: 'GONE' });
      expect(await pages.client.request(restorePage, { id: page.id, by: 'Noor' })).toEqual(page);
      expect(await pages.at(former)).toEqual({ redirectTo: page.linkAddress });
      await expect(pages.client.request(restorePage, { id: page.id, by: 'Noor' })).rejects.toMatchObject({
        code: 'CONFLICT',
        extra: { details: { reason: 'active' } },
      });
    });

    it('restores a page at another path when its own is in use, without a redirect from that', async () => {
      const page = await pages.create();
      await pages.remove(page);
      const other = await pages.create(page.linkAddress);
      await expect(pages.client.request(restorePage, { id: page.id, by: 'Noor' })).rejects.toMatchObject(
        LINK_TAKEN,
      );
      const linkAddress = newLink();
      const back = await pages.client.request(restorePage, { id: page.id, linkAddress, by: 'Sara' });
      expect(back).toMatchObject({ linkAddress, version: 2, updatedBy: 'Sara', html: page.html });
      expect(await pages.at(page.linkAddress)).toEqual({ page: other });
      expect((await pages.client.request(listPageRevisions, { pageId: page.id })).total).toBe(2);
    });

    it('redirects the former path to a restored page when no page has it', async () => {
      const page = await pages.create();
      await pages.remove(page);
      const linkAddress = newLink();
      await pages.client.request(restorePage, { id: page.id, linkAddress, by: 'Sara' });
      expect(await pages.at(page.linkAddress)).toEqual({ redirectTo: linkAddress });
    });

    it('restores one of two pages that request the same path at once', async () => {
      const linkAddress = newLink();
      const deleted = [];
      for (let index = 0; index < 4; index += 1) {
        const page = await pages.create(linkAddress);
        await pages.remove(page);
        deleted.push(page);
      }
      const answers = await Promise.allSettled(
        deleted.map(({ id }) => pages.client.request(restorePage, { id, by: 'Noor' })),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('purges a page with its revisions, and never an active one', async () => {
      const page = await pages.rename(await pages.create(), newLink());
      await expect(pages.client.request(purgePage, { id: page.id })).rejects.toMatchObject({
        code: 'CONFLICT',
        extra: { details: { reason: 'active' } },
      });
      await pages.remove(page);
      await pages.client.request(purgePage, { id: page.id });
      await expect(pages.at(page.linkAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(pages.client.request(purgePage, { id: page.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await pages.rows('SELECT 1 FROM page_link WHERE page_id = $1', [page.id])).toEqual([]);
      const versions = "SELECT 1 FROM content_version WHERE kind = 'page' AND entry_id = $1";
      expect(await pages.rows(versions, [page.id])).toEqual([]);
    });

    it('either purges or restores a page when both are requested at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const page = await pages.create();
        await pages.remove(page);
        const [purged, restored] = await Promise.allSettled([
          pages.client.request(purgePage, { id: page.id }),
          pages.client.request(restorePage, { id: page.id, by: 'Noor' }),
        ]);
        expect([purged.status, restored.status].sort()).toEqual(['fulfilled', 'rejected']);
      }
    });
  });

  describe('revisions', () => {
    it('contain every save, and restore it unchanged at the current path of the page', async () => {
      const html = '<p>Zwölf &amp; mehr – «شقة» 🏠</p>\n\n<p>  spaces\tkept </p>\n';
      const first = await pages.client.request(createPage, { ...draft(), html });
      const second = await pages.client.request(updatePage, {
        ...draft(),
        ...{ id: first.id, expectedVersion: 1, title: 'Other', html: '<p>Other</p>', by: 'Omar' },
      });
      const { revisions, total } = await pages.client.request(listPageRevisions, { pageId: first.id });
      expect(total).toBe(2);
      expect(revisions).toMatchObject([
        { version: 2, title: 'Other', savedBy: 'Omar', linkAddress: second.linkAddress },
        { version: 1, title: 'Golden visa', savedBy: 'Noor', linkAddress: first.linkAddress },
      ]);
      const revision = await pages.client.request(showPageRevision, { pageId: first.id, version: 1 });
      expect(revision).toMatchObject({ html: first.html, css: first.css, keywords: first.keywords });

      const diff = await pages.client.request(diffPageRevision, { pageId: first.id, version: 2 });
      expect(diff).toMatchObject({ version: 2, against: 1 });
      expect(diff.sections.map(({ name }) => name)).toEqual(['about', 'html']);
      expect(diff.sections[1]?.parts).toContainEqual({ kind: 'added', text: '<p>Other</p>' });

      const restore = { pageId: first.id, version: 1, by: 'Sara' };
      const back = await pages.client.request(restorePageRevision, { ...restore, expectedVersion: 2 });
      expect(Buffer.from(back.html).equals(Buffer.from(first.html))).toBe(true);
      expect(back).toMatchObject({
        ...{ version: 3, title: first.title, css: first.css, updatedBy: 'Sara' },
        linkAddress: second.linkAddress,
      });
      const unchanged = { pageId: first.id, version: 3, against: 1 };
      expect(
        (await pages.client.request(diffPageRevision, unchanged)).sections.map(({ name }) => name),
      ).toEqual(['about']);
      const begun = await pages.client.request(diffPageRevision, { pageId: first.id, version: 1 });
      expect(begun.against).toBeNull();
      await expect(
        pages.client.request(restorePageRevision, { ...restore, expectedVersion: 2 }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        extra: { details: { reason: 'version', version: 3, updatedBy: 'Sara' } },
      });
    });

    it('move with the upgrade and back, drafts too, so that either release has them all', async () => {
      const first = await pages.create();
      const second = await pages.rename(first, newLink());
      const { by: _by, ...fields } = draft(second.linkAddress);
      await pages.client.request(saveDraft, {
        ...{ kind: 'page', id: first.id, expectedVersion: second.version, by: 'Omar' },
        fields: { ...fields, title: 'Draft' },
      });
      const list = () => pages.client.request(listPageRevisions, { pageId: first.id });
      const before = await list();
      expect(before.revisions.map(({ title }) => title)).toEqual(['Draft', 'Golden visa', 'Golden visa']);
      const runner = pages.service.app.get(DataSource).createQueryRunner();
      const migration = new MovePageRevisions1796520000000();
      await migration.down(runner);
      const rows = 'SELECT version FROM page_revision WHERE page_id = $1 ORDER BY version';
      expect(await runner.query(rows, [first.id])).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
      await migration.up(runner);
      await runner.release();
      expect(await list()).toEqual(before);
    });

    it('leave redirects to the page that has them while a draft wants their path', async () => {
      const former = newLink();
      const moved = await pages.rename(await pages.create(former), newLink());
      const { by: _by, ...fields } = draft(former);
      const wanted = { kind: 'page', fields, by: 'Omar' } as const;
      const { id, version } = await pages.client.request(createDraft, wanted);
      expect(await pages.at(former)).toEqual({ redirectTo: moved.linkAddress });
      await expect(pages.client.request(getPage, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await pages.client.request(updatePage, { ...fields, id, expectedVersion: version, by: 'Omar' });
      expect(await pages.at(former)).toMatchObject({ page: { id } });
    });

    it('lead from the path that visitors knew to a page that was renamed while it was withdrawn', async () => {
      const page = await pages.create();
      const { version } = await pages.client.request(withdrawEntry, {
        kind: 'page',
        id: page.id,
        by: 'Omar',
      });
      await expect(pages.at(page.linkAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const back = await pages.rename({ ...page, version }, newLink());
      expect(await pages.at(page.linkAddress)).toEqual({ redirectTo: back.linkAddress });
    });

    it('that do not exist are not found', async () => {
      const { id } = await pages.create();
      const answers = await Promise.allSettled([
        pages.client.request(showPageRevision, { pageId: id, version: 9 }),
        pages.client.request(diffPageRevision, { pageId: id, version: 9 }),
        pages.client.request(diffPageRevision, { pageId: id, version: 1, against: 9 }),
        pages.client.request(restorePageRevision, { pageId: id, version: 9, expectedVersion: 1, by: 'Noor' }),
        pages.client.request(listPageRevisions, { pageId: 2_000_000_000 }),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'NOT_FOUND' } });
    });
  });

  describe('time', () => {
    /** Advances the clock of the service while `work` runs. */
    async function after(milliseconds: number, work: () => Promise<void>): Promise<void> {
      const later = new Date(Date.now() + milliseconds);
      const clock = vi.spyOn(pages.service.app.get(Clock), 'now').mockReturnValue(later);
      await work().finally(() => {
        clock.mockRestore();
      });
    }

    it('ends a preview, which shows a sanitised snapshot of a page or a draft', async () => {
      const page = await pages.create();
      const ofPage = await pages.client.request(createPagePreview, { id: page.id, by: 'Noor' });
      const ofDraft = await pages.client.request(createPagePreview, {
        draft: { title: 'Draft', html: '<p>New</p><script>alert(1)</script>', css: 'body { margin: 0 }' },
        by: 'Noor',
      });
      await pages.rename(page, newLink());
      expect(await pages.client.request(showPagePreview, ofPage)).toMatchObject({
        title: page.title,
        html: page.html,
      });
      expect(await pages.client.request(showPagePreview, ofDraft)).toMatchObject({
        title: 'Draft',
        html: '<p>New</p>',
      });
      expect(ofPage.token).not.toBe(ofDraft.token);
      await after(DAY_MS + 1, async () => {
        await expect(pages.client.request(showPagePreview, ofPage)).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      });
      await expect(pages.client.request(showPagePreview, { token: 'guessed' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('purges pages that have been in the recycle bin for 90 days, and no others', async () => {
      const [active, recent, old] = [await pages.create(), await pages.create(), await pages.create()];
      await pages.remove(old);
      await after(2 * DAY_MS, async () => {
        await pages.remove(recent);
      });
      await pages.client.request(createPagePreview, { id: active.id, by: 'Noor' });
      const purge = pages.service.app.get(PurgeOldPages);
      await after(89 * DAY_MS, async () => {
        expect((await purge.purge()).pages).toBe(0);
        await expect(pages.at(old.linkAddress)).rejects.toMatchObject({ code: 'GONE' });
      });
      await after(90 * DAY_MS, async () => {
        expect((await purge.purge()).pages).toBeGreaterThan(0);
        await expect(pages.at(old.linkAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(pages.at(recent.linkAddress)).rejects.toMatchObject({ code: 'GONE' });
        expect(await pages.at(active.linkAddress)).toEqual({ page: active });
      });
      expect(await pages.rows('SELECT FROM page_preview')).toEqual([]);
    });

    it('lets one replica purge at a time', async () => {
      const page = await pages.create();
      await pages.remove(page);
      const runner = pages.service.app.get(DataSource).createQueryRunner();
      await runner.startTransaction();
      await transactionLock(runner.manager, 'purge-old-pages');
      await after(91 * DAY_MS, async () => {
        expect(await pages.service.app.get(PurgeOldPages).purge()).toEqual({ pages: 0, previews: 0 });
        await runner.rollbackTransaction();
        await runner.release();
        expect((await pages.service.app.get(PurgeOldPages).purge()).pages).toBeGreaterThan(0);
      });
    });
  });
});
