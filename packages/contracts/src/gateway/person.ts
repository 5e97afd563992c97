import { z } from 'zod';
import { staffEmailSchema, teamMemberFieldsSchema } from '../content/collection-fields.js';
import { teamMemberEntrySchema } from '../content/collection-entries.js';
import { roleSchema } from './account.js';
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

const card = teamMemberFieldsSchema.shape;

/** What staff enter about a person. A team card is stored once one of its details is entered, and is hidden unless shown. */
export const personFieldsSchema = z
  .object({
    name: card.name,
    email: staffEmailSchema,
    mayLogIn: z.boolean(),
    role: roleSchema,
    onTeamPage: z.boolean(),
    /** Offered as an adviser of listings. */
    advises: z.boolean(),
    designation: z.union([z.literal(''), card.designation]),
    photo: z.union([z.literal(''), card.photo]),
    focalX: card.focalX,
    focalY: card.focalY,
    phone: card.phone,
    whatsapp: card.whatsapp,
    brn: card.brn,
    brnExpires: z.union([z.literal(''), z.iso.date('Enter a date')]),
    languages: card.languages,
    about: card.about,
    /** Version of the card that was edited; null without a card. */
    cardVersion: z.int().nullable(),
  })
  .superRefine((person, context) => {
    if (!person.onTeamPage) return;
    if (person.photo === '')
      context.addIssue({ code: 'custom', path: ['photo'], message: 'The team page needs a photo.' });
    if (person.designation === '')
      context.addIssue({
        code: 'custom',
        path: ['designation'],
        message: 'The team page needs a job title.',
      });
  });
export type PersonFields = z.output<typeof personFieldsSchema>;

/** True when a team card has to be stored, because a person cannot be shown or have details without one. */
export const hasCard = (person: Omit<PersonFields, 'name' | 'email' | 'mayLogIn' | 'role'>): boolean =>
  person.cardVersion !== null ||
  person.onTeamPage ||
  person.advises ||
  person.languages.length > 0 ||
  [
    person.designation,
    person.photo,
    person.phone,
    person.whatsapp,
    person.brn,
    person.brnExpires,
    person.about,
  ].some((text) => text !== '');
