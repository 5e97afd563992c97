import { enquiryListingSchema, type EnquiryListing } from '@manzil/contracts/leads/lead';
import { z } from 'zod';

/** One segment of a path of the site, also as it is written with a slash before it; nothing that leads elsewhere. */
const pagePath = z
  .string()
  .transform((text) => text.replace(/^\//, ''))
  .pipe(z.string().regex(/^[^/?#\\\s]+$/));

/**
 * The home that a row names by its page, as our export writes it; null without a page, and undefined where that cannot be
 * one. It is what the person asked about then, and may have been withdrawn since.
 */
export function rowHome(row: {
  page: string;
  reference: string;
  title: string;
}): EnquiryListing | null | undefined {
  if (row.page === '') return null;
  const pagelink = pagePath.safeParse(row.page);
  if (!pagelink.success) return undefined;
  const { reference, title } = row;
  const home = {
    pagelink: pagelink.data,
    reference: reference || pagelink.data,
    title: title || pagelink.data,
  };
  return enquiryListingSchema.safeParse(home).data;
}
