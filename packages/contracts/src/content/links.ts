import { z } from 'zod';
import { lifecycleKindSchema } from './lifecycle.js';

/** Maximum number and length of reported link texts per entry and path. */
export const MOST_LINK_TEXTS = 3;
export const LONGEST_LINK_TEXT = 120;

/** A link to a page of this site in published content or a draft. */
export const linkUseSchema = z.object({
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** Path of the editor in the backend; null if there is none. */
  link: z.string().nullable(),
  /** True for a link that only a draft contains. */
  draft: z.boolean(),
  /** Target path without query, fragment and trailing slash. */
  path: z.string(),
  /** Texts of the links; empty for links without text, and when the previous release answers. */
  texts: z.array(z.string()).default([]),
});
export type LinkUse = z.infer<typeof linkUseSchema>;
