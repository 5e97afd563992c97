import { z } from 'zod';
import { actorSchema } from './actor.js';
import { defineEvent } from './messages.js';

/** Maximum length of a text in a change; longer texts are reduced to the differences. */
export const LONGEST_AUDIT_TEXT = 300;
export const MOST_AUDIT_ITEMS = 20;

const text = z.string().max(LONGEST_AUDIT_TEXT);
const auditValueSchema = z.union([
  text,
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([text, z.number()])).max(MOST_AUDIT_ITEMS),
]);
export type AuditValue = z.infer<typeof auditValueSchema>;

/** One changed field; null for a value that did not exist before, or no longer exists. */
export const auditChangeSchema = z.object({
  field: z.string().max(100),
  before: auditValueSchema,
  after: auditValueSchema,
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditEntitySchema = z.object({
  /** For example `page`. */
  kind: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** Null for a kind with a single record. */
  id: z.string().max(100).nullable(),
  title: text,
  /** Path in the backend or on the site that shows it; null when no page does. */
  link: z.string().startsWith('/').max(500).nullable(),
});
export type AuditEntity = z.infer<typeof auditEntitySchema>;

const auditRecordSchema = z.object({
  /** For example `page-updated`. */
  action: z.string().regex(/^[a-z][a-z-]{0,59}$/),
  actor: actorSchema,
  entity: auditEntitySchema,
  changes: z.array(auditChangeSchema).max(50),
  /** Further values, for example a count. */
  details: z.record(z.string().max(100), auditValueSchema).default({}),
  at: z.iso.datetime(),
  /** Network address of the member who acted; null for background work. */
  address: z.string().max(100).nullable(),
  requestId: z.string().max(64).nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** An action of a service, written in its transaction. Holds no personal data of visitors. */
export const auditRecordedBy = (service: string) =>
  defineEvent({
    subject: `evt.${service}.audit-recorded.v1`,
    payload: auditRecordSchema,
    key: ({ entity: { kind, id } }) => `${kind}:${id ?? ''}`,
  });

export const contentAuditRecorded = auditRecordedBy('content');
/** For actions that the gateway performs as a service; its other actions are written to the trail directly. */
export const gatewayAuditRecorded = auditRecordedBy('gateway');
export const leadsAuditRecorded = auditRecordedBy('leads');
export const listingsAuditRecorded = auditRecordedBy('listings');
export const mediaAuditRecorded = auditRecordedBy('media');
