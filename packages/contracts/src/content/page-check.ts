import { z } from 'zod';

/** Most findings of one check, so that a page full of mistakes is answered as quickly as any other. */
export const MAX_PAGE_FINDINGS = 200;

/** A place in the HTML or CSS of a page that staff should review before they save. */
export const pageFindingSchema = z.object({
  field: z.enum(['html', 'css']),
  /** Counted from 1. */
  line: z.int().min(1),
  /** `error`: a save is refused or shows something else; `removed`: left out by the save; `hides`: visitors see nothing. */
  kind: z.enum(['error', 'removed', 'hides']),
  message: z.string(),
});
export type PageFinding = z.infer<typeof pageFindingSchema>;
