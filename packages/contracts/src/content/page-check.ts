import { z } from 'zod';

/** Maximum number of findings of one check, to bound the response for a page full of mistakes. */
export const MAX_PAGE_FINDINGS = 200;

/** A place in the HTML or CSS of a page that staff should review before they save. */
export const pageFindingSchema = z.object({
  field: z.enum(['html', 'css']),
  /** Starts at 1. */
  line: z.int().min(1),
  /**
   * `error`: a save is refused or renders differently; `removed`: the save removes it; `hides`: it makes the page
   * invisible.
   */
  kind: z.enum(['error', 'removed', 'hides']),
  message: z.string(),
});
export type PageFinding = z.infer<typeof pageFindingSchema>;
