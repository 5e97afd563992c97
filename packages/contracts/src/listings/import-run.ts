import { z } from 'zod';

export const IMPORT_STATES = [
  'queued',
  'fetching',
  'staging',
  'judging',
  'committing',
  'done',
  'quarantined',
  'failed',
  'cancelled',
  'rolled-back',
] as const;
export const importStateSchema = z.enum(IMPORT_STATES);
export type ImportState = z.infer<typeof importStateSchema>;

export const FEED_FORMATS = [
  'propspace',
  'propertyfinder',
  'bayut',
  'dubizzle',
  'kyero',
  'realty-feed',
  'reaxml',
  'reso',
  'json',
  'csv',
  'xml',
  'blm',
  'openimmo',
] as const;
export const feedFormatSchema = z.enum(FEED_FORMATS);
export type FeedFormat = z.infer<typeof feedFormatSchema>;

/** A problem with a feed record. */
export const importProblemSchema = z.object({
  /** 1-based line in the feed where the record starts; null when the format has no lines. */
  line: z.int().nullable(),
  reference: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
  /** `rejected`: the record was left out. `warning`: only the value was left out. */
  severity: z.enum(['rejected', 'warning']),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const importCountsSchema = z.object({
  read: z.int(),
  /** New and returned listings. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  /** Absent from the feed for the first time: still shown, and marked as missing. */
  missing: z.int().default(0),
  rejected: z.int(),
  /** Rejected records with a reference that already occurred in the feed. */
  duplicates: z.int().default(0),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/**
 * `feed` reads a feed; `rollback` restores the catalogue from before another run; `expiry` withdraws listings that
 * have been missing for too long.
 */
export const runKindSchema = z.enum(['feed', 'rollback', 'expiry']);
export type RunKind = z.infer<typeof runKindSchema>;

export const QUARANTINE_CODES = [
  'empty',
  'truncated',
  'not-well-formed',
  'wrong-format',
  'beyond-limits',
  'nothing-readable',
  'withdrawn-share',
  'price-shift',
  'prices-vanished',
  'photos-vanished',
  'rejected-share',
  'duplicate-share',
  'catalogue-moved',
] as const;
export const quarantineCodeSchema = z.enum(QUARANTINE_CODES);
export type QuarantineCode = z.infer<typeof quarantineCodeSchema>;

/** Why a run was quarantined; none of its changes are public. */
export const quarantineReasonSchema = z.object({
  code: quarantineCodeSchema,
  /** Figures behind the decision, by name: counts, fractions, ratios. */
  figures: z.record(z.string(), z.number()),
  /** Explanation for staff. */
  sentence: z.string(),
});
export type QuarantineReason = z.infer<typeof quarantineReasonSchema>;

export const decisionSchema = z.enum(['approved', 'discarded']);

/**
 * Effects of a run on one listing. `returned`: it was withdrawn. `missing`: absent for the first time, still
 * public. `unmarked`: it was missing and is back as it was.
 */
export const CHANGE_KINDS = ['added', 'changed', 'returned', 'withdrawn', 'missing', 'unmarked'] as const;
export const changeKindSchema = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof changeKindSchema>;

export const importChangeSchema = z.object({
  /** Position in the journal of the run; ascending. */
  seq: z.int(),
  kind: changeKindSchema,
  /** Null for a listing that a dry run would add. */
  propertyId: z.int().nullable(),
  sourceReference: z.string(),
  title: z.string(),
  /** Changed fields; long texts are truncated. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

export const importRunSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  kind: runKindSchema.default('feed'),
  /** Location of the feed, without credentials or query; empty for a run that reads none. */
  location: z.string(),
  format: feedFormatSchema.nullable(),
  /** Who or what started it: a username, `cli`, `schedule` or `start`; `rollback of <run> by <username>`. */
  trigger: z.string(),
  dryRun: z.boolean(),
  state: importStateSchema,
  counts: importCountsSchema,
  /** Bytes of the feed read so far, after decompression. */
  bytes: z.int(),
  /** SHA-256 of those bytes, in hex; null until all are read. */
  feedHash: z.string().nullable().default(null),
  /** The first 200; empty in a list of runs. */
  problems: z.array(importProblemSchema),
  /** Number of all problems. */
  problemCount: z.int(),
  error: z.string().nullable(),
  /** Set when the run is quarantined; stays after the decision of staff. */
  reasons: z.array(quarantineReasonSchema).default([]),
  /** True while the reviewed changes are stored, so that the run can be approved. */
  approvable: z.boolean().default(false),
  decision: decisionSchema.nullable().default(null),
  decidedBy: z.string().nullable().default(null),
  /** For a rollback: the oldest run it undid. */
  undoes: z.uuid().nullable().default(null),
  /** Sequence number among the runs that changed the catalogue; only those can be rolled back. */
  revision: z.int().nullable().default(null),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** The run that restores the catalogue, and the runs it undoes, newest first. */
export const rollbackSchema = z.object({
  run: importRunSchema,
  undone: z.array(z.object({ id: z.uuid(), trigger: z.string(), finishedAt: z.string() })),
});

/** Changes of a run; `next` is the `after` of the following page, null after the last. */
export const importChangePageSchema = z.object({
  changes: z.array(importChangeSchema),
  next: z.int().nullable(),
});
