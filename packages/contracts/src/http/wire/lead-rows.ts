import type { LeadSummary } from '../../leads/lead.js';
import { callingCodeOf } from '../../leads/phone.js';
import { z } from 'zod';

const contactRowSchema = z.object({
  id: z.uuid(),
  Name: z.string(),
  email: z.string(),
  /** E.164, or empty. */
  Phone: z.string(),
  /** Calling code at the start of `Phone`. */
  dialcode: z.string(),
  pageUrl: z.string(),
  status: z.string(),
  /** ISO 8601 */
  date: z.string(),
});

/** An enquiry from the popup of the home page, under the spec's names. */
export const popupRowSchema = contactRowSchema.extend({ SelectedOptionval: z.string() });

/** Any other enquiry. `message` is an excerpt; `/api/leads/{id}` returns the full text. */
export const enquiryRowSchema = contactRowSchema.extend({
  kind: z.string(),
  message: z.string(),
  property: z.string(),
  pagelink: z.string(),
});

const toContactRow = (lead: LeadSummary): z.output<typeof contactRowSchema> => ({
  id: lead.id,
  Name: lead.name ?? '',
  email: lead.email,
  Phone: lead.phone ?? '',
  dialcode: callingCodeOf(lead.phone ?? '') ?? '',
  pageUrl: lead.page ?? '',
  status: lead.status,
  date: lead.receivedAt,
});

export const toPopupRow = (lead: LeadSummary): z.output<typeof popupRowSchema> => ({
  ...toContactRow(lead),
  SelectedOptionval: lead.helpOption ?? '',
});

export const toEnquiryRow = (lead: LeadSummary): z.output<typeof enquiryRowSchema> => ({
  ...toContactRow(lead),
  kind: lead.kind,
  message: lead.excerpt ?? '',
  property: lead.listing?.reference ?? '',
  pagelink: lead.listing?.pagelink ?? '',
});
