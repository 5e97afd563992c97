import { z } from 'zod';
import { line } from './text.js';

/**
 * The member who sends a request, as the gateway judges them by their permissions: an `agent` sees what is their own or
 * nobody's, the others see everything. The releases before know these three, whatever roles members have.
 */
export const viewerSchema = z.object({
  username: line(200),
  role: z.enum(['admin', 'editor', 'agent']),
});
export type AskingMember = z.output<typeof viewerSchema>;
