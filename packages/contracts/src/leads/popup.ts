import { z } from 'zod';
import { emailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema, sentQuicklySchema } from './form-traps.js';
import { HELP_OPTIONS } from './help-options.js';
import { DATA_MISSING, PHONE_INVALID } from './messages.js';
import { sentOriginSchema } from './origin.js';
import { dialCodeSchema, toE164, typedPhoneSchema } from './phone.js';
import { filledLine, LEAD_LIMITS } from './text.js';

const popupFields = z.object({
  name: filledLine(LEAD_LIMITS.name),
  email: emailSchema,
  phone: typedPhoneSchema,
  /** For example `+971`. */
  dialCode: dialCodeSchema,
  helpOption: z.enum(HELP_OPTIONS, { error: DATA_MISSING }),
});

const phoneFields = popupFields.pick({ phone: true, dialCode: true });

/** The phone number is validated as soon as it and its dial code are present, even if other fields are invalid. */
const phoneOfDialCode = {
  error: PHONE_INVALID,
  path: ['phone'],
  when: ({ value }: { value: unknown }) => phoneFields.safeParse(value).success,
};

const hasPhone = ({ phone, dialCode }: z.output<typeof phoneFields>): boolean =>
  toE164(phone, dialCode) !== undefined;

/** Fields that the visitor fills in. */
export const popupFormSchema = popupFields.refine(hasPhone, phoneOfDialCode);
export type PopupForm = z.input<typeof popupFormSchema>;

export const popupSubmissionSchema = popupFields
  .extend({
    /** Made by the browser when the form opens, so that sending twice makes one lead. */
    id: z.uuid(),
    page: filledLine(LEAD_LIMITS.page).optional(),
    consentText: filledLine(LEAD_LIMITS.consentText).optional(),
    language: formLanguageSchema,
    /** Dropped when it is odd. */
    origin: sentOriginSchema,
    spamSuspected: spamSuspectedSchema,
    sentQuickly: sentQuicklySchema,
  })
  .refine(hasPhone, phoneOfDialCode);
export type PopupSubmission = z.output<typeof popupSubmissionSchema>;
