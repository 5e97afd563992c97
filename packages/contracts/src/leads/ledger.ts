import { z } from 'zod';
import { consentSchema, textHashSchema } from './consent.js';
import { sentWebhookSchema } from './webhook.js';

/**
 * Kinds of entries. `received-again`: a form that joins the inbox late or subscribes again; `taken-over`: the
 * state of a lead older than its first entry; `confirmed` and `unsubscribed`: actions of the owner of a newsletter
 * address; `expired`: erased at the end of the retention period; `import-undone`: deleted with its import, may be imported again.
 */
const LEDGER_KINDS = [
  ...(['received', 'received-again', 'taken-over', 'changed'] as const),
  ...(['confirmed', 'unsubscribed', 'erased', 'expired', 'import-undone'] as const),
] as const;
const ledgerKindSchema = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof ledgerKindSchema>;

/** Fields that are hashed for an entry, in this order, as JSON without spaces. */
export const HASHED_FIELDS = ['seq', 'at', 'kind', 'leadId', 'contentHash', 'previousHash'] as const;

/** Previous hash of the first entry. */
export const NO_PREVIOUS_HASH = '0'.repeat(64);

/** A ledger entry without its encrypted content. */
export const ledgerLinkSchema = z.object({
  /** Starts at 1, without gaps. */
  seq: z.int().min(1),
  /** ISO 8601 with milliseconds, in UTC. */
  at: z.string(),
  kind: ledgerKindSchema,
  leadId: z.uuid(),
  /** SHA-256 of the encrypted content. */
  contentHash: textHashSchema,
  previousHash: textHashSchema,
  hash: textHashSchema,
});
export type LedgerLink = z.infer<typeof ledgerLinkSchema>;

const ledgerEntrySchema = ledgerLinkSchema.extend({
  /** Base64: nonce (12 bytes), authentication tag (16 bytes) and the content, encrypted by AES-256-GCM. */
  encrypted: z.string(),
  /** The decrypted content; null when there is none or it cannot be decrypted with the key. */
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const ledgerHeadSchema = ledgerLinkSchema.pick({ seq: true, at: true, hash: true });

/** Entries of a lead in order, with the cursor of the next slice. */
export const ledgerSliceSchema = z.object({
  entries: z.array(ledgerEntrySchema),
  /** The `after` of the next slice; null after the last. */
  next: z.int().nullable(),
  /** Base64, encryption key of the contents; null when the lead has no entry. */
  key: z.string().nullable(),
  /** The last entry of the whole ledger; null while there is none. */
  head: ledgerHeadSchema.nullable(),
  webhooks: z.array(sentWebhookSchema).default([]),
});
export type LedgerSlice = z.infer<typeof ledgerSliceSchema>;

/** Complete evidence of the history of a lead, with everything needed to verify it independently. */
export const evidenceSchema = z.object({
  leadId: z.uuid(),
  /** ISO 8601, time of creation. */
  madeAt: z.string(),
  head: ledgerHeadSchema.nullable(),
  key: z.string().nullable(),
  entries: z.array(ledgerEntrySchema),
  /** Consents of the person; `text` is null if unknown. */
  consents: z.array(consentSchema.extend({ text: z.string().nullable() })),
  /** Events sent to other systems, as far as their log is retained; not covered by the hashes. */
  webhooks: z.array(sentWebhookSchema).default([]),
  howToCheck: z.array(z.string()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const photoSchema = z.object({
  url: z.string(),
  /** SHA-256 of the stored file; null for an external file, or if it was not known in time. */
  sha256: textHashSchema.nullable(),
});

/** A listing as the site showed it at the time of the enquiry. */
export const shownHomeSchema = z.discriminatedUnion('known', [
  z.object({
    known: z.literal(true),
    pagelink: z.string(),
    reference: z.string(),
    title: z.string(),
    adType: z.string(),
    /** AED, a year for rent; null is "Price on request". */
    price: z.number().nullable(),
    permitNumber: z.string().nullable(),
    withdrawnAt: z.string().nullable(),
    photos: z.array(photoSchema),
  }),
  /** `no-answer`: listings did not answer in time; `no-such-home`: the form names an unknown listing. */
  z.object({ known: z.literal(false), reason: z.enum(['no-answer', 'no-such-home']) }),
]);
export type ShownHome = z.infer<typeof shownHomeSchema>;
