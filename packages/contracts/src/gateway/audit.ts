import { z } from 'zod';

export const AUDIT_PAGE_SIZE = 50;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Name as it was then; null for a login nobody could be found for. */
  username: z.string().nullable(),
  memberId: z.uuid().nullable(),
  action: z.string(),
  /** The action in words, for example 'Logged in'. */
  label: z.string(),
  /** What it was done to. */
  target: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Days are days in the Gulf; `to` is included. */
export const auditFilterSchema = z.object({
  page: z.int().min(1).max(100_000).default(1),
  action: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of an action')
    .optional(),
  member: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditPageSchema = z.object({
  /** Newest first. */
  entries: z.array(auditEntrySchema),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** Every action there is an entry of, for a filter. */
  actions: z.array(z.object({ action: z.string(), label: z.string() })),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
