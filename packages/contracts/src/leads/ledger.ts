import { z } from 'zod';
import { consentSchema, textHashSchema } from './consent.js';
import { sentWebhookSchema } from './webhook.js';

/**
 * Kinds of entries: `received-again` is a form that joins the inbox late or subscribes again, `taken-over` the
 * state of a lead that is older than its first entry, `confirmed` and `unsubscribed` what the owner of a
 * newsletter address did, `expired` an erasure because its days were over.
 */
const LEDGER_KINDS = [
  ...(['received', 'received-again', 'taken-over', 'changed'] as const),
  ...(['confirmed', 'unsubscribed', 'erased', 'expired'] as const),
] as const;
const ledgerKindSchema = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof ledgerKindSchema>;

/** The fields that the hash of an entry is made of, in this order, as JSON without spaces. */
export const HASHED_FIELDS = ['seq', 'at', 'kind', 'leadId', 'contentHash', 'previousHash'] as const;

/** The first entry has this as the hash of the one before. */
export const NO_PREVIOUS_HASH = '0'.repeat(64);

/** An entry of the ledger, without what only its key opens. */
export const ledgerLinkSchema = z.object({
  /** The first is 1; no number is left out. */
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
  /** The content; null when it has none or does not open with the key. */
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const ledgerHeadSchema = ledgerLinkSchema.pick({ seq: true, at: true, hash: true });

/** Some entries of a lead in their order, and where the next begin. */
export const ledgerSliceSchema = z.object({
  entries: z.array(ledgerEntrySchema),
  /** The `after` of the next slice; null after the last. */
  next: z.int().nullable(),
  /** Base64, what the contents are encrypted with; null when the lead has no entry. */
  key: z.string().nullable(),
  /** The last entry of the whole ledger; null while there is none. */
  head: ledgerHeadSchema.nullable(),
  webhooks: z.array(sentWebhookSchema).default([]),
});
export type LedgerSlice = z.infer<typeof ledgerSliceSchema>;

/** Complete evidence of what happened to a lead, with everything needed to verify it without this system. */
export const evidenceSchema = z.object({
  leadId: z.uuid(),
  /** ISO 8601, when the file was made. */
  madeAt: z.string(),
  head: ledgerHeadSchema.nullable(),
  key: z.string().nullable(),
  entries: z.array(ledgerEntrySchema),
  /** Consents of the person; `text` is null if unknown. */
  consents: z.array(consentSchema.extend({ text: z.string().nullable() })),
  /** Events that other systems were sent, as long as their log is kept; no hash covers it. */
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
  /** `no-answer`: listings did not answer in time; `no-such-home`: the form names a home that there is not. */
  z.object({ known: z.literal(false), reason: z.enum(['no-answer', 'no-such-home']) }),
]);
export type ShownHome = z.infer<typeof shownHomeSchema>;
