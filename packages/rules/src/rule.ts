import { z } from 'zod';
import { termsSchema } from './terms.js';
import { CONFIDENCES, EMIRATES, TOPICS } from './vocabulary.js';

export const ruleIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

export const sourceSchema = z.object({
  /** Null if no source was read and the values are from memory. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(1_000)
    .nullable(),
  kind: z.string().min(1).max(60),
});
export type Source = z.output<typeof sourceSchema>;

export const versionContentSchema = z.object({
  /** First day, Dubai time; null if unknown. */
  validFrom: z.iso.date().nullable(),
  /** Last day; null if valid until the next version. */
  validTo: z.iso.date().nullable(),
  /** Confidence in `validFrom`. */
  dateConfidence: z.enum(CONFIDENCES),
  terms: termsSchema,
  /** The law or circular. */
  law: z.string().max(500),
  note: z.string().max(2_000),
  sources: z.array(sourceSchema).min(1).max(20),
  confidence: z.enum(CONFIDENCES),
  /** The day by which the rule has to be checked again. */
  reviewBy: z.iso.date(),
});
export type VersionContent = z.output<typeof versionContentSchema>;

/** A version as calculations use it. */
export const ruleVersionSchema = versionContentSchema
  .pick({ validFrom: true, validTo: true, terms: true, sources: true, confidence: true })
  .extend({
    /** Counts from 1, in the order in which versions were recorded. */
    version: z.int(),
    /** ISO 8601; null until the version is confirmed. */
    confirmedAt: z.string().nullable(),
    /** True if confirmed for the demo, not by a person. */
    isDemo: z.boolean(),
  });
export type RuleVersion = z.output<typeof ruleVersionSchema>;

export const ruleSchema = z.object({
  id: ruleIdSchema,
  emirate: z.enum([...EMIRATES, 'all']),
  topic: z.enum(TOPICS),
  name: z.string(),
  versions: z.array(ruleVersionSchema),
});
export type Rule = z.output<typeof ruleSchema>;

export type RuleSeed = Omit<Rule, 'versions'> & { versions: VersionContent[] };
