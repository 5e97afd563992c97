import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { feedSourceSchema } from './feed-mapping.js';
import { importRunSchema } from './import-run.js';
import { FEED_PART_BYTES } from './stored-feed.js';

/** Queues an import of the configured feed; a second request while one is open joins it. */
export const requestImport = defineRpc({
  subject: 'rpc.listings.v1.import.request',
  request: z.object({
    trigger: z.string().max(100),
    /** An http or https URL that replaces the configured one. */
    location: z.string().max(2000).optional(),
    dryRun: z.boolean().default(false),
    /** Source of the feed: a run withdraws listings that its own source no longer contains, and nothing else. */
    source: feedSourceSchema.default('primary'),
  }),
  response: z.object({ run: importRunSchema, joined: z.boolean() }),
});

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** Stores a part of a file for an import, for a day. A part that is stored already is replaced by the same bytes. */
export const storeFeedPart = defineRpc({
  subject: 'rpc.listings.v1.operator.store-feed-part',
  request: z.object({
    /** Of the whole file. */
    sha256: sha256Schema,
    /** From 0. */
    part: z.int().min(0).max(20_000),
    bytes: z
      .base64()
      .min(1)
      .max(FEED_PART_BYTES * 1.4),
  }),
  response: z.object({}),
  idempotent: true,
});

/**
 * The same for an operator at a shell, who may also specify a file in FEED_FOLDERS or one stored by
 * {@link storeFeedPart}. Only the operator's NATS key may request it.
 */
export const requestOperatorImport = defineRpc({
  subject: 'rpc.listings.v1.operator.request-import',
  request: requestImport.request.omit({ trigger: true }),
  response: requestImport.response,
});

/** One slice of the problems of a run as CSV with a heading line, small enough for a message. */
export const exportImportProblems = defineRpc({
  subject: 'rpc.listings.v1.import.export-problems',
  request: z.object({ id: z.uuid(), after: z.int().min(0).default(0) }),
  response: z.object({ csv: z.string(), next: z.int().nullable() }),
  idempotent: true,
});
