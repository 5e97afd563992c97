import { z } from 'zod';

/** In the order in which they are offered. What each may do is in `permissions.ts`. */
export const ROLES = ['admin', 'manager', 'editor', 'marketer', 'agent', 'auditor'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The login form; the spec validates nothing on the client, the server bounds the lengths. */
export const credentialsSchema = z.object({ username: z.string().max(200), password: z.string().max(1000) });
export type Credentials = z.infer<typeof credentialsSchema>;

export const sessionSchema = z.object({
  /** The key of the member, which never changes. */
  username: z.string(),
  /** What the member logs in with. Missing when the previous release answers. */
  loginName: z.string().optional(),
  /** How colleagues read the members, by the username that other answers name them with. */
  names: z.record(z.string(), z.string()).optional(),
  role: roleSchema,
  /** The session may do nothing else until its member has set up a second factor. */
  mustSetUpSecondFactor: z.literal(true).optional(),
  /** Changes by this member need another member's approval before visitors see them. */
  needsApproval: z.literal(true).optional(),
  /** The agency publishes complete entries only. */
  requiresComplete: z.literal(true).optional(),
});
export type Session = z.infer<typeof sessionSchema>;
