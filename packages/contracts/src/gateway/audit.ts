import { z } from 'zod';
import { auditChangeSchema, auditEntitySchema } from '../audit.js';

export const AUDIT_PAGE_SIZE = 50;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorKind: z.enum(['member', 'feed', 'visitor', 'system']),
  /** Username at that time, or the name of a feed or a job; null for an unknown caller. */
  username: z.string().nullable(),
  memberId: z.uuid().nullable(),
  action: z.string(),
  /** Null for an action that is not about a record. */
  entity: auditEntitySchema.nullable(),
  changes: z.array(auditChangeSchema),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A leading minus sorts in descending order. */
const AUDIT_SORTS = ['at', '-at', 'action', '-action'] as const;

/** Gulf dates, both inclusive. */
export const auditFilterSchema = z.object({
  page: z.int().min(1).max(100_000).default(1),
  sort: z.enum(AUDIT_SORTS).default('-at'),
  action: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of an action')
    .optional(),
  kind: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/, 'must be the name of a kind')
    .optional(),
  /** Only refusals: denied access, rate limits, failed logins. */
  only: z.literal('refusals', 'must be refusals').optional(),
  member: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditPageSchema = z.object({
  /** Newest first by default. */
  entries: z.array(auditEntrySchema),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** All actions and kinds that occur in the trail, as filter options. */
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
