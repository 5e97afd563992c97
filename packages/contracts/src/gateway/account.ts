import { z } from 'zod';

/** In display order; `permissions.ts` defines the permissions of each role. */
export const ROLES = ['admin', 'manager', 'editor', 'marketer', 'agent', 'auditor'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The login form. The spec requires no validation on the client; the server limits the lengths. */
export const credentialsSchema = z.object({ username: z.string().max(200), password: z.string().max(1000) });
export type Credentials = z.infer<typeof credentialsSchema>;

export const sessionSchema = z.object({
  /** Permanent key of the member. */
  username: z.string(),
  /** Name for logging in. Missing when the previous release answers. */
  loginName: z.string().optional(),
  /** Display names of members by the username that other responses contain. */
  names: z.record(z.string(), z.string()).optional(),
  role: roleSchema,
  /** The member must set up a second factor before any other request. */
  mustSetUpSecondFactor: z.literal(true).optional(),
  /** What is known of the member; present while the name or the email is missing. */
  incompleteDetails: z.object({ name: z.string(), email: z.string().nullable() }).optional(),
  /** Changes by this member need another member's approval before visitors see them. */
  needsApproval: z.literal(true).optional(),
  /** The agency publishes complete entries only. */
  requiresComplete: z.literal(true).optional(),
});
export type Session = z.infer<typeof sessionSchema>;
