import {
  RECYCLE_BIN_DAYS,
  type DeletedPage,
  type Page,
  type PageRevision,
  type PageRevisionSummary,
  type PageSummary,
} from '@manzil/contracts/content/page';
import type { PageRevisionEntity } from './page-revision.entity.js';
import type { PageEntity } from './page.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Columns for lists of pages, without HTML and CSS. */
export const SUMMARY_COLUMNS = {
  id: true,
  title: true,
  seoTitle: true,
  metaDescription: true,
  keywords: true,
  linkAddress: true,
  pageVal: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
} as const;

export const toPageSummary = (page: PageEntity): PageSummary => ({
  id: page.id,
  title: page.title,
  seoTitle: page.seoTitle,
  metaDescription: page.metaDescription,
  keywords: page.keywords,
  linkAddress: page.linkAddress,
  pageVal: page.pageVal,
  version: page.version,
  createdAt: page.createdAt.toISOString(),
  updatedAt: page.updatedAt.toISOString(),
  updatedBy: page.updatedBy,
});

export const toPage = (page: PageEntity): Page => ({
  ...toPageSummary(page),
  html: page.html,
  css: page.css,
});

/** Maps a page in the recycle bin; throws for any other. */
export function toDeletedPage(page: PageEntity): DeletedPage {
  const { deletedAt, deletedBy } = page;
  if (deletedAt === null || deletedBy === null) throw new Error(`Page ${page.id} is not in the recycle bin`);
  return {
    ...toPageSummary(page),
    deletedAt: deletedAt.toISOString(),
    deletedBy,
    purgeAt: new Date(deletedAt.getTime() + RECYCLE_BIN_DAYS * DAY_MS).toISOString(),
  };
}

/** Returns the latest time of deletion of the pages that are purged at `now`. */
export const purgedUntil = (now: Date): Date => new Date(now.getTime() - RECYCLE_BIN_DAYS * DAY_MS);

export const toRevisionSummary = (revision: PageRevisionEntity): PageRevisionSummary => ({
  pageId: revision.pageId,
  version: revision.version,
  title: revision.title,
  linkAddress: revision.linkAddress,
  savedAt: revision.savedAt.toISOString(),
  savedBy: revision.savedBy,
});

export const toRevision = (revision: PageRevisionEntity): PageRevision => ({
  ...toRevisionSummary(revision),
  seoTitle: revision.seoTitle,
  metaDescription: revision.metaDescription,
  keywords: revision.keywords,
  html: revision.html,
  css: revision.css,
});
