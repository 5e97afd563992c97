import { z } from 'zod';
import { isReservedPath } from '../reserved-paths.js';
import { inLanguage } from './language.js';
import { diffPartSchema, lifecycleSchema } from './lifecycle.js';
import { filledText, longText, slugText, text } from './text.js';

/** Bytes of a page's HTML and CSS in a message, before and after sanitising. */
export const MAX_PAGE_HTML_BYTES = 400_000;
export const MAX_PAGE_CSS_BYTES = 200_000;
/** Days a deleted page stays in the recycle bin. */
export const RECYCLE_BIN_DAYS = 90;
/** Hours a preview link works. */
export const PREVIEW_HOURS = 24;

/** Path of a page, without a slash: https://site/<linkAddress>. Never a route of the site. */
export const linkAddressSchema = slugText.refine(
  (link) => !isReservedPath(link),
  'This address belongs to a page of the site itself',
);

export const pageValSchema = z.enum(['pages', 'newproperty']);

const about = {
  title: filledText(200),
  seoTitle: text(200),
  metaDescription: text(500),
  keywords: text(500),
  linkAddress: linkAddressSchema,
};

/** Fields of a page that staff write; HTML and CSS are sanitised when they are saved. */
export const pageFieldsSchema = z.object({
  ...about,
  html: longText(MAX_PAGE_HTML_BYTES),
  css: longText(MAX_PAGE_CSS_BYTES),
});
export type PageFields = z.output<typeof pageFieldsSchema>;

/** A page without its content. Dates are ISO 8601. */
export const pageSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  seoTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  linkAddress: z.string(),
  pageVal: pageValSchema,
  /** 1 for the first save; incremented by each save, including drafts. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** For staff, on request; missing when the previous release answers. */
  lifecycle: lifecycleSchema.optional(),
});
export type PageSummary = z.infer<typeof pageSummarySchema>;

export const pageSchema = pageSummarySchema.extend({ html: z.string(), css: z.string(), ...inLanguage });
export type Page = z.infer<typeof pageSchema>;

export const deletedPageSchema = pageSummarySchema.extend({
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** Time of the permanent deletion. */
  purgeAt: z.string(),
});
export type DeletedPage = z.infer<typeof deletedPageSchema>;

/** One save of a page, without its content. */
export const pageRevisionSummarySchema = z.object({
  pageId: z.int(),
  version: z.int(),
  title: z.string(),
  linkAddress: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
});
export type PageRevisionSummary = z.infer<typeof pageRevisionSummarySchema>;

export const pageRevisionSchema = pageRevisionSummarySchema.extend({
  seoTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  html: z.string(),
  css: z.string(),
});
export type PageRevision = z.infer<typeof pageRevisionSchema>;

/** Line-by-line changes between two saves of a page; unchanged sections are absent. */
export const pageDiffSchema = z.object({
  version: z.int(),
  /** The save it is compared with; null for the first save. */
  against: z.int().nullable(),
  sections: z.array(
    z.object({
      /** `about` covers the title, the path and the texts for search engines. */
      name: z.enum(['about', 'html', 'css']),
      parts: z.array(diffPartSchema),
    }),
  ),
});
export type PageDiff = z.infer<typeof pageDiffSchema>;

/** A page as it would look if it were saved. */
export const pagePreviewSchema = z.object({
  title: z.string(),
  html: z.string(),
  css: z.string(),
  expiresAt: z.string(),
});
export type PagePreview = z.infer<typeof pagePreviewSchema>;
