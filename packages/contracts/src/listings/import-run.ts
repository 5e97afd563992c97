import { z } from 'zod';

export const IMPORT_STATES = [
  'queued',
  'fetching',
  'staging',
  'committing',
  'done',
  'failed',
  'cancelled',
] as const;
export const importStateSchema = z.enum(IMPORT_STATES);
export type ImportState = z.infer<typeof importStateSchema>;

export const FEED_FORMATS = ['propspace', 'propertyfinder', 'bayut', 'json', 'csv'] as const;
export const feedFormatSchema = z.enum(FEED_FORMATS);
export type FeedFormat = z.infer<typeof feedFormatSchema>;

/** One thing a feed record had that could not be read. */
export const importProblemSchema = z.object({
  /** 1-based line in the feed where the record starts; null when the format has no lines. */
  line: z.int().nullable(),
  reference: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
  /** `rejected`: the record was left out. `warning`: the record went in, this value did not. */
  severity: z.enum(['rejected', 'warning']),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const importCountsSchema = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  rejected: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const importRunSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  /** Where the feed was read from, without credentials or query. */
  location: z.string(),
  format: feedFormatSchema.nullable(),
  /** Who asked: a member's user name, `cli`, `schedule` or `start`. */
  trigger: z.string(),
  dryRun: z.boolean(),
  state: importStateSchema,
  counts: importCountsSchema,
  /** Bytes of the feed read so far, after decompression. */
  bytes: z.int(),
  problems: z.array(importProblemSchema),
  /** Problems in all; `problems` holds the first 200. */
  problemCount: z.int(),
  error: z.string().nullable(),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type ImportRun = z.infer<typeof importRunSchema>;
