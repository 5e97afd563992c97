import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { personDataSchema, personLinkRequestSchema } from './person.js';

/** A person is known by the link that was mailed to them, or by a lead of theirs when staff act for them. */
const person = z.union([z.object({ token: z.string().max(1_000) }), z.object({ leadId: z.uuid() })]);
export type PersonKey = z.output<typeof person>;

/** Mails a link, if anything is kept of the address. The response and the work before it are the same for every address. */
export const requestPersonLink = defineRpc({
  subject: 'rpc.leads.v1.person-link.request',
  request: personLinkRequestSchema,
  response: z.object({}),
});

/** NOT_FOUND for a token that is not ours, has expired or was used to erase, and for an unknown lead. */
export const getPersonData = defineRpc({
  subject: 'rpc.leads.v1.person.get',
  request: person,
  response: personDataSchema,
});

/** Erases what {@link getPersonData} shows. NOT_FOUND as there, so also when it is erased already. */
export const erasePerson = defineRpc({
  subject: 'rpc.leads.v1.person.erase',
  request: person,
  response: z.object({}),
});
