import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';

/** What staff lock on a listing; a field that is absent follows the feed. */
export const overridesSchema = z.object({
  featured: z.boolean().optional(),
  /** True: not public, whatever the feed says. */
  hidden: z.boolean().optional(),
  title: z.string().overwrite(withoutInvisible).trim().min(1).max(300).optional(),
});
export type Overrides = z.infer<typeof overridesSchema>;
