import { roleSchema } from '@manzil/contracts/gateway/account';
import { z } from 'zod';

export const loginRowSchema = z.object({
  /** The member's role. */
  type: roleSchema,
  username: z.string(),
});
export type LoginRow = z.output<typeof loginRowSchema>;
