import { z } from 'zod';
import { teamMemberEntrySchema } from '../content/collection-entries.js';
import { memberSchema } from './member.js';

/** `member-<uuid>` for a person with a login, else `card-<id>` of their team card. */
export const personIdSchema = z
  .string()
  .max(100)
  .regex(/^(member-[0-9a-f-]{36}|card-\d{1,9})$/);

/** How a record was found to belong to a person: by a shared email or licence (BRN), or by a decision of staff. */
export const JOIN_REASONS = ['email', 'licence', 'name', 'decision'] as const;
export type JoinReason = (typeof JOIN_REASONS)[number];

/** One person: their login, their team card and the listings that name them as adviser, as far as there are any. */
export const personSchema = z.object({
  id: personIdSchema,
  name: z.string(),
  email: z.string().nullable(),
  /** Former emails, and emails of feeds that staff joined to the person. */
  otherEmails: z.array(z.string()),
  member: memberSchema
    .pick({ id: true, username: true, name: true, email: true, role: true, state: true })
    .nullable(),
  card: teamMemberEntrySchema.nullable(),
  /** Number of listings on the site that name the person as their adviser. */
  listings: z.int(),
  /** Name by which these listings are found; null without any. */
  adviserName: z.string().nullable(),
  /** Why the card belongs to the login; null unless there are both. */
  cardJoinedBy: z.enum(JOIN_REASONS).nullable(),
  /** Why the listings belong to the person; null without any. */
  listingsJoinedBy: z.enum(JOIN_REASONS).nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** An email of an adviser in lower case, or `card-<id>` of a team card. */
export const personSubjectSchema = z.string().trim().toLowerCase().min(3).max(300);

/** An adviser of listings, or a team card, which may be one of the persons. */
export const personDoubtSchema = z.object({
  subject: personSubjectSchema,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  licence: z.string().nullable(),
  listings: z.int(),
  /** Whom it probably is, and what both have in common; null when nothing is. */
  probable: z
    .object({ id: personIdSchema, name: z.string(), by: z.enum(['licence', 'phone', 'name']) })
    .nullable(),
  /** True after staff decided that it is no one of the persons. */
  apart: z.boolean(),
});
export type PersonDoubt = z.infer<typeof personDoubtSchema>;
