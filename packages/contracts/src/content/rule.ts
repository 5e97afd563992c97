import { ruleSchema, versionContentSchema } from '@manzil/rules/rule';
import { z } from 'zod';

const confirmationSchema = z.object({
  /** Name of the member; of the demo, `demo`. */
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The day by which the version is to be checked again. */
  reviewBy: z.iso.date(),
  /** True when the demo confirmed it, and no person. */
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
 * Work for staff: a version of high or medium confidence to confirm, a version of low confidence without a better one,
 * or a confirmed version that is due for review.
 */
export const ruleWaitingSchema = z.enum(['confirmation', 'source', 'review']);
export type RuleWaiting = z.output<typeof ruleWaitingSchema>;

export const ruleSummarySchema = ruleSchema.omit({ versions: true }).extend({
  /** The version in force today whose figures are shown; null without one. */
  inForce: z.object({ version: z.int(), validFrom: z.iso.date().nullable(), isDemo: z.boolean() }).nullable(),
  /** How many versions there are. */
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

/** A new version has a first day, and lasts until a later one unless it says otherwise. */
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
