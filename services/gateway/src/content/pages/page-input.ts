import { linkAddressSchema, pageFieldsSchema, pageValSchema } from '@manzil/contracts/content/page';
import { z } from 'zod';

/** An id as it stands in a path. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.int().min(1).max(2_147_483_647));

const wholeNumber = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .default(fallback);

/** An address as it stands in a path; whether it leads anywhere is for content to say. */
export const addressParam = z.string().max(200);

export const tokenParam = z.string().min(1).max(200);

/** A part of a long list. */
export const partQuery = z.object({
  offset: wholeNumber(0).pipe(z.int().max(1_000_000)),
  limit: wholeNumber(100).pipe(z.int().min(1).max(100)),
});
export type Part = z.output<typeof partQuery>;

/** The version to compare with; without one, the save before. */
export const diffQuery = z.object({ against: idParam.optional() });

const { title, linkAddress, html, css, seoTitle, metaDescription, keywords } = pageFieldsSchema.shape;

const about = {
  title,
  linkAddress,
  seoTitle: seoTitle.default(''),
  metaDescription: metaDescription.default(''),
  keywords: keywords.default(''),
};
const expectedVersion = z.int().min(1).max(2_147_483_647);

/** The spec's body of a new page. */
export const newPageBody = z.object({
  ...about,
  html,
  css: css.default(''),
  pageVal: pageValSchema.default('pages'),
});
export type NewPage = z.output<typeof newPageBody>;

export const changedPageBody = z.object({ ...about, html, css, expectedVersion });
export type ChangedPage = z.output<typeof changedPageBody>;

/** What a copy does not take from its original. */
export const copyBody = z.object({ ...about, pageVal: pageValSchema.default('pages') });
export type Copy = z.output<typeof copyBody>;

export const revisionRestoreBody = z.object({ expectedVersion });

/** Another address, for when the page's own is in use. */
export const binRestoreBody = z.object({ linkAddress: linkAddressSchema.optional() }).default({});

/** A page that is saved, or one as it would be. */
export const previewBody = z
  .object({
    id: z.int().min(1).max(2_147_483_647).optional(),
    draft: z.object({ title, html, css: css.default('') }).optional(),
  })
  .refine(({ id, draft }) => (id === undefined) !== (draft === undefined), {
    path: ['draft'],
    message: 'Give either a draft or the id of a page',
  });
export type PreviewWish = z.output<typeof previewBody>;
