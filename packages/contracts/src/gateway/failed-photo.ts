import { z } from 'zod';
import { failedPhotoSchema } from '../media/library.js';

/** A listing that shows an unavailable photo. */
const showingListingSchema = z.object({
  title: z.string(),
  /** Reference in the feed, and path; null when the listing no longer exists. */
  reference: z.string().nullable(),
  pagelink: z.string().nullable(),
});

/** An unavailable photo of the feed, with the first ten listings that show it. */
export const failedFeedPhotoSchema = failedPhotoSchema
  .omit({ usedBy: true })
  .extend({ shownBy: z.array(showingListingSchema) });
export type FailedFeedPhoto = z.infer<typeof failedFeedPhotoSchema>;

/** Longest failing first. */
export const failedFeedPhotoPageSchema = z.object({
  items: z.array(failedFeedPhotoSchema),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type FailedFeedPhotoPage = z.infer<typeof failedFeedPhotoPageSchema>;
