import {
  RECYCLE_BIN_DAYS,
  type DeletedPage,
  type Page,
  type PageFields,
  type PageRevision,
  type PageRevisionSummary,
  type PageSummary,
} from '@manzil/contracts/content/page';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import type { ContentVersionEntity } from '@manzil/lifecycle/content-version.entity';
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
  live: true,
} as const;

export const toPageSummary = (page: PageEntity, lifecycle?: Lifecycle): PageSummary => ({
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
  ...(lifecycle && { lifecycle }),
});

export const toPage = (page: PageEntity, lifecycle?: Lifecycle): Page => ({
  ...toPageSummary(page, lifecycle),
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

/** The fields of a page as staff write them. */
export const fieldsOfPage = (page: PageEntity): PageFields => ({
  title: page.title,
  linkAddress: page.linkAddress,
  seoTitle: page.seoTitle,
  metaDescription: page.metaDescription,
  keywords: page.keywords,
  html: page.html,
  css: page.css,
});

export const toRevisionSummary = (version: ContentVersionEntity): PageRevisionSummary => {
  const { title, linkAddress } = version.fields as PageFields;
  return {
    pageId: version.entryId,
    version: version.version,
    title,
    linkAddress,
    savedAt: version.savedAt.toISOString(),
    savedBy: version.savedBy,
  };
};

export const toRevision = (version: ContentVersionEntity): PageRevision => ({
  ...(version.fields as PageFields),
  ...toRevisionSummary(version),
});
