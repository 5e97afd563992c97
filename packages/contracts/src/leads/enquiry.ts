import { z } from 'zod';
import { emailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema, sentQuicklySchema } from './form-traps.js';
import { ENQUIRY_KINDS, enquiryListingSchema } from './lead.js';
import { DATA_MISSING, PHONE_INVALID } from './messages.js';
import { sentOriginSchema } from './origin.js';
import { dialCodeSchema, toE164, typedPhoneSchema } from './phone.js';
import { filledLine, LEAD_LIMITS, paragraph } from './text.js';

const enquiryFields = z.object({
  name: filledLine(LEAD_LIMITS.name),
  email: emailSchema,
  phone: typedPhoneSchema.optional(),
  /** Without a dial code, a national number is one of the United Arab Emirates. */
  dialCode: dialCodeSchema.optional(),
  message: paragraph(LEAD_LIMITS.message).min(1, DATA_MISSING),
});

const phoneFields = enquiryFields.pick({ phone: true, dialCode: true });

const phoneOfDialCode = {
  error: PHONE_INVALID,
  path: ['phone'],
  when: ({ value }: { value: unknown }) => phoneFields.safeParse(value).success,
};

/**
 * Without a dial code the number may be of any country, if it says which: only a picker that names a country
 * makes a number of another one a mistake.
 */
export function enquiryPhone({ phone, dialCode }: z.output<typeof phoneFields>): string | undefined {
  if (phone === undefined) return undefined;
  return toE164(phone, dialCode) ?? (dialCode === undefined ? toE164AnyCountry(phone) : undefined);
}

function toE164AnyCountry(phone: string): string | undefined {
  const digits = /^(?:\+|00)\s*([1-9][\d\s().-]*)$/.exec(phone)?.[1]?.replace(/\D/g, '') ?? '';
  return [1, 2, 3].map((length) => toE164(`+${digits}`, digits.slice(0, length))).find(Boolean);
}

const hasNoBadPhone = (fields: z.output<typeof phoneFields>): boolean =>
  fields.phone === undefined || enquiryPhone(fields) !== undefined;

/** Fields that the visitor fills in. */
export const enquiryFormSchema = enquiryFields.refine(hasNoBadPhone, phoneOfDialCode);
export type EnquiryForm = z.input<typeof enquiryFormSchema>;

export const enquirySubmissionSchema = enquiryFields
  .extend({
    /** Made by the browser when the form opens, so that sending twice makes one lead. */
    id: z.uuid(),
    kind: z.enum(ENQUIRY_KINDS),
    listing: enquiryListingSchema.optional(),
    page: filledLine(LEAD_LIMITS.page),
    consentText: filledLine(LEAD_LIMITS.consentText).optional(),
    language: formLanguageSchema,
    /** Dropped when it is odd. */
    origin: sentOriginSchema,
    spamSuspected: spamSuspectedSchema,
    sentQuickly: sentQuicklySchema,
  })
  .refine(hasNoBadPhone, phoneOfDialCode)
  .refine(({ kind, listing }) => kind !== 'listing' || listing !== undefined, {
    error: DATA_MISSING,
    path: ['listing'],
  });
export type EnquirySubmission = z.output<typeof enquirySubmissionSchema>;
