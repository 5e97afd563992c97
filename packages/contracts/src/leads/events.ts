import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import { defineEvent } from '../messages.js';
import { leadKindSchema } from './lead.js';

/** The listing of a lead at that time, without personal data. */
export const leadHomeSchema = z.object({
  /** The community, such as `Dubai Marina`. */
  place: z.string().max(200),
  unitType: z.string().max(60).nullable(),
  /** 0 is a studio. */
  bedrooms: z.int().nullable(),
});
export type LeadHome = z.output<typeof leadHomeSchema>;

/** A lead that staff must review: from a form of the site, or entered by a member. */
export const leadArrived = defineEvent({
  subject: 'evt.leads.lead-arrived.v1',
  payload: z.object({
    id: z.uuid(),
    kind: leadKindSchema,
    home: leadHomeSchema.nullable(),
    /** Username of the member who entered it and needs no notification; null for a form. */
    enteredBy: z.string().max(200).nullable(),
    /** Language of the form. Absent for a lead entered by a member, and when the previous release publishes. */
    language: languageSchema.optional(),
  }),
  key: ({ id }) => id,
});
export type LeadArrived = z.output<typeof leadArrived.payload>;
