import { z } from 'zod';
import { HOME_KINDS, PAYERS } from './vocabulary.js';

/** A fraction: 0.04 is 4%. */
const rate = z.number().min(0).max(10);
/** AED. */
const aed = z.number().min(0).max(1_000_000_000);

export const chargeSchema = z.object({
  name: z.string().max(200).optional(),
  payer: z.enum(PAYERS),
  /** Share of the basis. */
  rate: rate.optional(),
  /** AED, added to the amount by rate. */
  amount: aed.optional(),
  /** The amount of the last step whose `from` the basis reaches, AED. */
  steps: z
    .array(z.object({ from: aed, amount: aed }))
    .max(20)
    .optional(),
  min: aed.optional(),
  max: aed.optional(),
  /** Applies only to these kinds; all others pay nothing. */
  kinds: z.array(z.enum(HOME_KINDS)).max(3).optional(),
  furnished: z.boolean().optional(),
  national: z.boolean().optional(),
  refundable: z.boolean().optional(),
});
export type Charge = z.output<typeof chargeSchema>;

const feeSchema = z.object({
  kind: z.literal('fee'),
  basis: z.enum(['price', 'loan', 'annual-rent', 'fixed']),
  /** Whether VAT is added. */
  vat: z.boolean(),
  /** True for a maximum that contracts may stay below. */
  isMaximum: z.boolean(),
  /** True if the buyer usually pays the seller's part by contract. */
  buyerUsuallyPaysAll: z.boolean(),
  charges: z.array(chargeSchema).min(1).max(20),
});

/** The content of a version, by the calculation that uses it. */
export const termsSchema = z.discriminatedUnion('kind', [
  feeSchema,
  /** A usual range, not used in calculations. AED, or a share of the basis. */
  z.object({
    kind: z.literal('range'),
    basis: z.enum(['price', 'loan', 'annual-rent', 'fixed']),
    vat: z.boolean(),
    payer: z.enum(PAYERS),
    from: z.number().min(0),
    to: z.number().min(0),
  }),
  z.object({ kind: z.literal('vat'), rate }),
  /** Largest share of the price that a bank lends; the row with the highest `above` below the price applies. */
  z.object({
    kind: z.literal('loan-share'),
    rows: z
      .array(
        z.object({
          borrower: z.enum(['national', 'expatriate', 'any']),
          home: z.enum(['first', 'second', 'off-plan']),
          above: aed,
          max: rate,
        }),
      )
      .min(1)
      .max(50),
  }),
  z.object({ kind: z.literal('fees-in-cash') }),
  /** Largest increase by how far the rent is below the average, in whole per cent; `upTo` null has no upper bound. */
  z.object({
    kind: z.literal('rent-bands'),
    bands: z
      .array(z.object({ upTo: z.int().min(0).max(100).nullable(), max: rate }))
      .min(1)
      .max(20),
    noticeDays: z.int().min(0).max(730),
  }),
  z.object({ kind: z.literal('rent-cap'), max: rate }),
  z.object({ kind: z.literal('rent-fixed-years'), years: z.int().min(0).max(50) }),
  /** Value that qualifies for residence, AED: of a sole owner, and of each share of joint owners. */
  z.object({ kind: z.literal('residence'), soleMin: aed, jointShareMin: aed.nullable() }),
  /** Named limits without a calculation. */
  z.object({
    kind: z.literal('limits'),
    values: z
      .array(
        z.object({
          name: z.string().min(1).max(200),
          unit: z.enum(['aed', 'share', 'years', 'months', 'days', 'times', 'count']),
          value: z.number().nullable(),
        }),
      )
      .min(1)
      .max(30),
  }),
  z.object({ kind: z.literal('statement'), text: z.string().min(1).max(2_000) }),
]);
export type Terms = z.output<typeof termsSchema>;
export type TermsOf<K extends Terms['kind']> = Extract<Terms, { kind: K }>;
