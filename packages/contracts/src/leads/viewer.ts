import { z } from 'zod';
import { line } from './text.js';

/**
 * The calling member, with a role that the gateway derives from their permissions: an `agent` sees their own and
 * unassigned data, the others see everything. Previous releases know only these three roles.
 */
export const viewerSchema = z.object({
  username: line(200),
  role: z.enum(['admin', 'editor', 'agent']),
});
export type AskingMember = z.output<typeof viewerSchema>;
