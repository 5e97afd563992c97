import { ruleSchema, versionContentSchema } from '@manzil/rules/rule';
import { z } from 'zod';

const confirmationSchema = z.object({
  /** Name of the member; `demo` for the demo data. */
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Date by which the version must be reviewed. */
  reviewBy: z.iso.date(),
  /** True when the demo data confirmed it, not a person. */
  isDemo: z.boolean(),
});

export const managedVersionSchema = versionContentSchema.extend({
  version: z.int(),
  addedBy: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
  /** The oldest first. */
  confirmations: z.array(confirmationSchema),
});
export type ManagedVersion = z.output<typeof managedVersionSchema>;

/**
 * Pending work for staff: confirm a version of high or medium confidence, find a better source for one of low
 * confidence, or review a confirmed version that is due.
 */
export const ruleWaitingSchema = z.enum(['confirmation', 'source', 'review']);
export type RuleWaiting = z.output<typeof ruleWaitingSchema>;

export const ruleSummarySchema = ruleSchema.omit({ versions: true }).extend({
  /** The version in force today; null if none may be shown. */
  inForce: z.object({ version: z.int(), validFrom: z.iso.date().nullable(), isDemo: z.boolean() }).nullable(),
  versionCount: z.int(),
  /** The earliest date of review of the version in force, or else of the last version. */
  reviewBy: z.iso.date(),
  confidence: versionContentSchema.shape.confidence,
  waiting: z.array(ruleWaitingSchema),
});
export type RuleSummary = z.output<typeof ruleSummarySchema>;

export const managedRuleSchema = ruleSummarySchema.extend({
  /** The oldest first. */
  versions: z.array(managedVersionSchema),
});
export type ManagedRule = z.output<typeof managedRuleSchema>;

/** A new version has a start date, and applies until a later version unless `validTo` is set. */
export const newVersionSchema = versionContentSchema
  .extend({
    validFrom: z.iso.date(),
    /** The number of the last version that the member has seen. */
    lastVersion: z.int().min(1),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'must not be before the first day',
  });

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Differences of two versions, by the path of a value within the terms or the name of a field. */
export const versionDiffSchema = z.object({
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
});
export type VersionDiff = z.output<typeof versionDiffSchema>;
