import { z } from 'zod';
import { emailSchema } from './email.js';
import { enquiryPhone } from './enquiry.js';
import { ENQUIRY_KINDS, ENTERED_SOURCES } from './lead.js';
import { EMAIL_INVALID, PHONE_INVALID } from './messages.js';
import { typedPhoneSchema } from './phone.js';
import { filledLine, LEAD_LIMITS, line, paragraph } from './text.js';

const CONTACT_MISSING = 'Enter an email address or a phone number';
const HOME_MISSING = 'Enter the home that it is about';

const fields = z.object({
  /** Generated when the form opens, to deduplicate repeated submissions. */
  id: z.uuid(),
  kind: z.enum(ENQUIRY_KINDS),
  name: line(LEAD_LIMITS.name).min(1, 'Enter the name'),
  /** Either an email address or a phone number is required. */
  email: z.union([z.literal(''), emailSchema], EMAIL_INVALID),
  /** Without a country code, read as a number of the United Arab Emirates. */
  phone: z.union([z.literal(''), typedPhoneSchema], PHONE_INVALID),
  message: paragraph(LEAD_LIMITS.message),
  /** Path of the listing that it is about. */
  pagelink: filledLine(LEAD_LIMITS.listingPagelink).nullable(),
  source: z.enum(ENTERED_SOURCES, 'Choose where it came from'),
  /** Null assigns it by the routing rules; a lead entered by an agent is assigned to that agent. */
  assignee: filledLine(LEAD_LIMITS.assignee).nullable(),
});

/** A lead that a member enters after a call or a meeting; without consent. */
export const enteredLeadSchema = fields.superRefine(({ kind, email, phone, pagelink }, context) => {
  const refuse = (field: keyof z.output<typeof fields>, message: string): void => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (email === '' && phone === '') refuse('email', CONTACT_MISSING);
  if (phone !== '' && enquiryPhone({ phone }) === undefined) refuse('phone', PHONE_INVALID);
  if (kind === 'listing' && pagelink === null) refuse('pagelink', HOME_MISSING);
});
export type EnteredLead = z.output<typeof enteredLeadSchema>;
