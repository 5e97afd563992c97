import { z } from 'zod';
import { lifecycleKindSchema } from './lifecycle.js';

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
});
export type LinkUse = z.infer<typeof linkUseSchema>;
