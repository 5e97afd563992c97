import { z } from 'zod';
import { filledText } from './content/text.js';

const viewNameSchema = filledText(60);

/** A named set of filters and sorting for a table of the backend, shared by all staff. */
export const savedViewSchema = z.object({
  id: z.int(),
  name: viewNameSchema,
  /** Query string of the table, without the question mark. */
  query: z.string().max(2_000),
  /** Username at that time; null if unknown. */
  madeBy: z.string().nullable(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
