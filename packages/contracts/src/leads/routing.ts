import { LANGUAGES } from '../site-language.js';
import { z } from 'zod';
import { adTypeSchema, unitTypeSchema } from '../listings/vocabulary-schemas.js';
import { ENQUIRY_KINDS } from './lead.js';
import { filledLine, LEAD_LIMITS } from './text.js';

/** Excludes newsletter addresses, which are not assigned. */
export const ROUTED_KINDS = ['popup', ...ENQUIRY_KINDS] as const;
export const LEAD_LANGUAGES = LANGUAGES;
export const MOST_RULES = 50;

const username = filledLine(LEAD_LIMITS.assignee);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00');

/** Hours of the office as visitors and advisers see them, in Gulf time. */
export const officeOpeningSchema = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)),
  from: z.string(),
  to: z.string(),
});
export type OfficeOpening = z.output<typeof officeOpeningSchema>;

/** Office hours in Gulf time. */
export const officeHoursSchema = z
  .object({
    /** 0 is Sunday. */
    days: z.array(z.int().min(0).max(6)).min(1, 'Choose a day').max(7),
    from: clock,
    to: clock,
    /** Visitors cannot book viewings on these days, either. */
    holidays: z.array(z.iso.date('Enter days such as 2026-12-02')).max(100),
    /** Names of holidays by date. */
    holidayNames: z.record(z.iso.date(), filledLine(80)).optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the beginning', path: ['to'] });
export type OfficeHours = z.output<typeof officeHoursSchema>;

const price = z.int().min(0).max(1_000_000_000_000).nullable();

/** A rule applies to leads that meet every condition; an empty condition is met by every lead. */
export const routingRuleSchema = z.object({
  name: filledLine(80),
  kinds: z.array(z.enum(ROUTED_KINDS)).max(ROUTED_KINDS.length),
  /** Communities of the listing, ignoring case. */
  places: z.array(filledLine(100)).max(50),
  unitTypes: z.array(unitTypeSchema).max(50),
  adType: adTypeSchema.nullable(),
  /** AED, per year for rent; both inclusive. */
  priceFrom: price,
  priceTo: price,
  languages: z.array(z.enum(LEAD_LANGUAGES)).max(LEAD_LANGUAGES.length),
  /** Whether the lead was received within office hours. */
  hours: z.enum(['any', 'working', 'outside']),
  /** `adviser`: the member with the email address of the listing's adviser, if they are among `members`. */
  to: z.enum(['adviser', 'turns']),
  /** Members who get leads in turns; a weight of 3 gets three times as many leads as a weight of 1. */
  members: z
    .array(z.object({ username, weight: z.int().min(1).max(20) }))
    .min(1, 'Choose a member')
    .max(100),
  /** Response limit in minutes of office hours; null for none. */
  respondWithin: z.int().min(1).max(10_000).nullable(),
  /** Member who gets an unanswered lead after the limit; null for none. */
  escalateTo: username.nullable(),
});
export type RoutingRule = z.output<typeof routingRuleSchema>;

/** The first matching rule applies. */
export const routingSchema = z.object({
  hours: officeHoursSchema,
  rules: z
    .array(routingRuleSchema)
    .max(MOST_RULES)
    .refine((rules) => new Set(rules.map(({ name }) => name)).size === rules.length, {
      error: 'Give each rule a name of its own',
    }),
});
export type Routing = z.output<typeof routingSchema>;

export const storedRoutingSchema = routingSchema.extend({
  isOn: z.boolean(),
  /** Incremented by every change; 0 before the first. */
  version: z.int(),
});
export type StoredRouting = z.output<typeof storedRoutingSchema>;

/** Effect that rules would have had on the leads of the last days. */
export const routingReplaySchema = z.object({
  days: z.int(),
  /** All received leads, without spam and newsletter addresses. */
  leads: z.int(),
  /** Leads that matched no rule. */
  orphans: z.int(),
  /**
   * Leads received before the details of their listing were recorded, so that conditions on the listing could not be
   * checked.
   */
  unknownHomes: z.int(),
  rules: z.array(
    z.object({
      name: z.string(),
      leads: z.int(),
      /** Leads that were in fact answered within the time of the rule; null for a rule without one. */
      answeredInTime: z.int().nullable(),
    }),
  ),
  members: z.array(
    z.object({ username: z.string(), leads: z.int(), /** The most on one day. */ busiestDay: z.int() }),
  ),
});
export type RoutingReplay = z.output<typeof routingReplaySchema>;
