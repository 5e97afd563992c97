import { z } from 'zod';
import { roleSchema } from '../../gateway/account.js';

export const loginRowSchema = z.object({
  /** The member's role. */
  type: roleSchema,
  username: z.string(),
});
export type LoginRow = z.output<typeof loginRowSchema>;
