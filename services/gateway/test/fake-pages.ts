import type { DeletedPage, Page } from '@manzil/contracts/content/page';
import { diffPageRevision, listPageRevisions } from '@manzil/contracts/http/page-revisions';
import {
  copyPage,
  createPage,
  createPagePreview,
  deletePage,
  getPage,
  listPages,
  restorePage,
  restorePageRevision,
  updatePage,
} from '@manzil/contracts/content/page-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { showPagePreview } from '@manzil/contracts/http/page-previews';
import { checkPage } from '@manzil/contracts/http/pages';
import { listDeletedPages, purgePage } from '@manzil/contracts/http/recycle-bin';

type Request<C extends { request: z.ZodType }> = z.output<C['request']>;

const AT = '2026-11-02T08:30:00.000Z';

/** The pages of content, including deleted ones with the member who deleted them. Tests read and change it. */
export const fakePages = {
  pages: new Map<number, Page & { deletedBy?: string }>(),
  formerAddresses: new Map<string, string>(),
  /** Longest fields of the last save, to see that nothing was cut on the way. */
  lastSave: undefined as unknown,
};

const { pages } = fakePages;
const active = (): Page[] => [...pages.values()].filter(({ deletedBy }) => deletedBy === undefined);
const toDeleted = (page: Page & { deletedBy?: string }): DeletedPage => ({
  ...page,
  deletedBy: page.deletedBy ?? '',
  deletedAt: AT,
  purgeAt: AT,
});

/** Answers for the pages of content by its contracts. */
@Controller()
export class FakePages {
  @HandleRpc(listPages)
  list({ offset, limit }: Request<typeof listPages>) {
    const all = active();
    return Promise.resolve({ pages: all.slice(offset, offset + limit), total: all.length });
  }

  @HandleRpc(getPage)
  get(by: Request<typeof getPage>): Promise<{ page: Page } | { redirectTo: string }> {
    if ('id' in by) return Promise.resolve({ page: this.find(by.id) });
    const page = active().find(({ linkAddress }) => linkAddress === by.linkAddress);
    if (page !== undefined) return Promise.resolve({ page });
    const redirectTo = fakePages.formerAddresses.get(by.linkAddress);
    if (redirectTo !== undefined) return Promise.resolve({ redirectTo });
    const gone = [...pages.values()].some(({ linkAddress }) => linkAddress === by.linkAddress);
    throw new DomainError(gone ? 'GONE' : 'NOT_FOUND', 'There is no such page');
  }

  @HandleRpc(createPage)
  create({ by, ...fields }: Request<typeof createPage>): Promise<Page> {
    fakePages.lastSave = fields;
    return Promise.resolve(this.add({ ...fields, updatedBy: by }));
  }

  @HandleRpc(updatePage)
  update({ id, by, expectedVersion, ...fields }: Request<typeof updatePage>): Promise<Page> {
    const before = this.find(id);
    if (before.version !== expectedVersion) {
      const details = { reason: 'version', version: before.version, updatedBy: before.updatedBy };
      throw new DomainError('CONFLICT', 'The page was changed in the meantime', { details });
    }
    fakePages.formerAddresses.set(before.linkAddress, fields.linkAddress);
    return Promise.resolve(this.put({ ...before, ...fields, updatedBy: by, version: before.version + 1 }));
  }

  @HandleRpc(copyPage)
  copy({ id, by, publish: _publish, ...fields }: Request<typeof copyPage>): Promise<Page> {
    const { html, css } = this.find(id);
    return Promise.resolve(this.add({ ...fields, html, css, updatedBy: by }));
  }

  @HandleRpc(deletePage)
  delete({ id, by }: Request<typeof deletePage>): Promise<DeletedPage> {
    return Promise.resolve(toDeleted(this.put({ ...this.find(id), deletedBy: by })));
  }

  @HandleRpc(listDeletedPages)
  deleted() {
    const all = [...pages.values()].filter(({ deletedBy }) => deletedBy !== undefined).map(toDeleted);
    return Promise.resolve({ pages: all, total: all.length });
  }

  @HandleRpc(restorePage)
  restore({ id, linkAddress }: Request<typeof restorePage>): Promise<Page> {
    const page = pages.get(id);
    if (page === undefined) throw new DomainError('NOT_FOUND', 'There is no such page');
    const { deletedBy: _deletedBy, ...rest } = page;
    return Promise.resolve(this.put({ ...rest, ...(linkAddress !== undefined && { linkAddress }) }));
  }

  @HandleRpc(purgePage)
  purge({ id }: Request<typeof purgePage>) {
    pages.delete(id);
    return Promise.resolve({});
  }

  @HandleRpc(listPageRevisions)
  revisions({ pageId }: Request<typeof listPageRevisions>) {
    const { version, title, linkAddress } = this.find(pageId);
    const last = { pageId, version, title, linkAddress, savedAt: AT, savedBy: 'noor' };
    return Promise.resolve({ revisions: [last], total: version });
  }

  @HandleRpc(diffPageRevision)
  diff({ pageId, version, against }: Request<typeof diffPageRevision>) {
    this.find(pageId);
    const parts = [{ kind: 'added' as const, text: '<p>A page</p>' }];
    return Promise.resolve({
      version,
      against: against ?? null,
      sections: [{ name: 'html' as const, parts }],
    });
  }

  @HandleRpc(restorePageRevision)
  restoreRevision({ pageId, by }: Request<typeof restorePageRevision>): Promise<Page> {
    const page = this.find(pageId);
    return Promise.resolve(this.put({ ...page, version: page.version + 1, updatedBy: by }));
  }

  @HandleRpc(createPagePreview)
  createPreview() {
    return Promise.resolve({ token: 'a-token', expiresAt: AT });
  }

  @HandleRpc(showPagePreview)
  getPreview({ token }: { token: string }) {
    if (token !== 'a-token') throw new DomainError('NOT_FOUND', 'There is no such preview');
    return Promise.resolve({ title: 'Draft', html: '<p>Draft</p>', css: '', expiresAt: AT });
  }

  @HandleRpc(checkPage)
  check({ css }: Request<typeof checkPage>) {
    const message = 'The page is hidden';
    const hidden = [{ field: 'css' as const, line: 1, kind: 'hides' as const, message }];
    return Promise.resolve({ findings: css === 'body{display:none}' ? hidden : [] });
  }

  private find(id: number): Page {
    const page = pages.get(id);
    if (page === undefined) throw new DomainError('NOT_FOUND', 'There is no such page');
    if (page.deletedBy !== undefined) {
      throw new DomainError('GONE', 'It is in the recycle bin', {
        details: { linkAddress: page.linkAddress },
      });
    }
    return page;
  }

  private add(fields: Omit<Page, 'id' | 'version' | 'createdAt' | 'updatedAt'>): Page {
    return this.put({ ...fields, id: pages.size + 1, version: 1, createdAt: AT, updatedAt: AT });
  }

  private put<P extends Page>(page: P): P {
    pages.set(page.id, page);
    return page;
  }
}
