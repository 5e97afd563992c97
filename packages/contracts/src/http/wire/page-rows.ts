import { z } from 'zod';
import { deletedPageSchema, pageSchema, pageSummarySchema, type PageSummary } from '../../content/page.js';

/** The public fields of a page, by the names of the spec. */
const publicRowSchema = pageSummarySchema.pick({
  id: true,
  title: true,
  seoTitle: true,
  metaDescription: true,
  linkAddress: true,
  keywords: true,
});

/** A row of the list of pages; members also see author, time and version. */
export const pageRowSchema = pageSummarySchema.partial({
  pageVal: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
});
export type PageRow = z.output<typeof pageRowSchema>;

/** `fileContent` is the HTML and `cssfile` the CSS of the page in `result`. */
export const pageFileSchema = z.object({
  fileContent: z.string(),
  cssfile: z.string(),
  result: pageRowSchema,
});
export type PageFile = z.output<typeof pageFileSchema>;

export const pageSavedSchema = z.object({ message: z.string(), result: pageSummarySchema });
export type PageSaved = z.output<typeof pageSavedSchema>;

/** A page as visitors see it, without its author. */
export const customPageSchema = pageSchema.pick({
  id: true,
  title: true,
  seoTitle: true,
  metaDescription: true,
  keywords: true,
  linkAddress: true,
  html: true,
  css: true,
  updatedAt: true,
  language: true,
});
export type CustomPage = z.output<typeof customPageSchema>;

export const toPageRow = (page: PageSummary, isMember: boolean): PageRow =>
  isMember ? toSummary(page) : publicRowSchema.parse(page);

/** Leaves out the content of the page, which can be long. */
export const toSummary = (page: PageSummary): PageSummary => pageSummarySchema.parse(page);

export const toCustomPage = (page: z.output<typeof pageSchema>): CustomPage => customPageSchema.parse(page);

/** The recycle bin under the spec's name. */
export const binSchema = z.object({ combinedResults: z.array(deletedPageSchema) });
export type Bin = z.output<typeof binSchema>;

/** The token opens the preview, at `path`, until it expires. */
export const previewLinkSchema = z.object({ token: z.string(), expiresAt: z.string(), path: z.string() });
export type PreviewLink = z.output<typeof previewLinkSchema>;
