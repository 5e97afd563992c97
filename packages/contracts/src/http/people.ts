import { z } from 'zod';
import { linkDeliverySchema, singleUseLinkSchema } from '../gateway/member.js';
import {
  personDoubtSchema,
  personFieldsSchema,
  personIdSchema,
  personSchema,
  personSubjectSchema,
} from '../gateway/person.js';
import { defineEndpoint } from './endpoint.js';

const manages = { audience: 'members.manage', needsConfirmation: true, area: 'Accounts' } as const;

/** The id of the saved person, and the link of a new login, which is returned once. */
const saved = z.object({
  id: personIdSchema,
  invitation: z.object({ link: singleUseLinkSchema, delivery: linkDeliverySchema }).nullable(),
});

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people',
  audience: 'members.read',
  area: 'Accounts',
  summary: 'One record a person: login, team card and listings; and the advisers that may be one of them',
  responses: { 200: z.object({ people: z.array(personSchema), doubts: z.array(personDoubtSchema) }) },
});

/**
 * The login is saved before the card. When the card fails, the message says that the login was saved, and `details` has
 * the `person` to repeat the request for.
 */
export const addPerson = defineEndpoint({
  ...manages,
  method: 'POST',
  path: '/api/people',
  summary: 'Adds a person: a login, a team card, or both',
  body: personFieldsSchema,
  responses: { 201: saved },
  problems: ['CONFLICT'],
});

/** Fails like {@link addPerson}. A changed email leaves the person joined with records that have the former one. */
export const savePerson = defineEndpoint({
  ...manages,
  method: 'PUT',
  path: '/api/people/:id',
  summary: 'Saves a person: what changed of the login and of the team card',
  params: z.object({ id: personIdSchema }),
  body: personFieldsSchema,
  responses: { 200: saved },
  problems: ['CONFLICT', 'GONE'],
});

export const matchPerson = defineEndpoint({
  ...manages,
  method: 'PUT',
  path: '/api/people/matches',
  summary: 'Decides whose record an adviser of listings or a team card is',
  body: z.object({
    subject: personSubjectSchema,
    /** Null: of none of the persons; absent: takes the decision back. */
    person: personIdSchema.nullable().optional(),
  }),
  responses: { 204: 'nothing' },
});
