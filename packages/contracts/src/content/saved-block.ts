import { z } from 'zod';
import { pageFieldsSchema } from './page.js';
import { filledText } from './text.js';

/** Maximum number of saved blocks, and of bytes in their HTML and CSS together: an editor loads all of them. */
export const MOST_SAVED_BLOCKS = 100;
export const MAX_SAVED_BLOCKS_BYTES = 4_000_000;
/** Days in which a deleted block can be restored. */
export const SAVED_BLOCK_RESTORE_DAYS = 30;

const { html, css } = pageFieldsSchema.shape;

/** HTML and CSS are sanitised like a page's. Names are unique, ignoring case. */
export const savedBlockFieldsSchema = z.object({ name: filledText(60), html, css });

/** Dates are ISO 8601. */
export const savedBlockSummarySchema = z.object({
  id: z.int(),
  name: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
});
export type SavedBlockSummary = z.infer<typeof savedBlockSummarySchema>;

/** A part of a page that staff save and insert as a copy into other pages. */
export const savedBlockSchema = savedBlockSummarySchema.extend({ html: z.string(), css: z.string() });
export type SavedBlock = z.infer<typeof savedBlockSchema>;
