import { z } from 'zod';
import { lifecycleKindSchema } from './lifecycle.js';

/** Texts of the links of an entry to one path that are reported, and characters of each. */
export const MOST_LINK_TEXTS = 3;
export const LONGEST_LINK_TEXT = 120;

/** A link to a page of this site in something that staff publish. */
export const linkUseSchema = z.object({
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** The path of the backend where it is changed; null where there is none. */
  link: z.string().nullable(),
  /** True for a link that visitors do not see yet. */
  draft: z.boolean(),
  /** The path that it links to, without query, fragment, and slash at the end. */
  path: z.string(),
  /** Lists the texts of the links to it; empty for links without text, and from a replica of the previous release. */
  texts: z.array(z.string()).default([]),
});
export type LinkUse = z.infer<typeof linkUseSchema>;
