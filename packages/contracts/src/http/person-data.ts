import { z } from 'zod';
import { personDataSchema, personKeySchema, personLinkRequestSchema } from '../leads/person.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const html = { mediaType: 'text/html' };

/** Checks only the format; the leads service validates the token. */
const token = z.object({ token: z.string().regex(/^[\w-]{40,1000}$/) });
const lead = z.object({ id: z.uuid() });
const headers = { 'content-disposition': 'attachment; filename="personal-data.json"' };

export const requestPersonLink = defineEndpoint({
  method: 'POST',
  path: '/api/person-data-links',
  audience: 'public',
  area: 'Leads',
  summary: 'Mails a person a link to what is kept of them; the answer is the same for every address',
  body: personLinkRequestSchema,
  responses: { 204: 'nothing' },
  problems: ['RATE_LIMITED'],
});

/** NOT_FOUND for an invalid, expired or already used token, and for an unknown lead. */
export const showPersonData = defineOperation({
  method: 'GET',
  path: '/api/person-data/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'What is kept of the person that a link was mailed to, as a file',
  params: token,
  responses: { 200: personDataSchema },
  headers,
  isLimited: true,
  subject: 'rpc.leads.v1.person.get',
  request: personKeySchema,
});

/** Erases the data of {@link showPersonData}. NOT_FOUND in the same cases, also when it is already erased. */
export const erasePersonData = defineOperation({
  method: 'POST',
  path: '/api/person-data/:token/erasure',
  audience: 'public',
  area: 'Leads',
  summary: 'Erases what is kept of the person that a link was mailed to',
  params: token,
  responses: { 204: 'nothing' },
  subject: 'rpc.leads.v1.person.erase',
  request: personKeySchema,
});

export const showPersonOfLead = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/person',
  audience: 'leads.export',
  area: 'Leads',
  summary: 'What is kept of the person who sent a lead, as a file',
  needsConfirmation: true,
  params: lead,
  responses: { 200: personDataSchema },
  headers,
  subject: showPersonData.subject,
  request: personKeySchema,
  toRequest: ({ params: { id } }) => ({ leadId: id }),
});

export const erasePersonOfLead = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/person/erasure',
  audience: 'leads.manage',
  area: 'Leads',
  summary: 'Erases what is kept of the person who sent a lead',
  needsConfirmation: true,
  params: lead,
  responses: { 204: 'nothing' },
  subject: erasePersonData.subject,
  request: personKeySchema,
  toRequest: ({ params: { id } }) => ({ leadId: id }),
});

/** Native form submission of the pages. */
export const postPersonLinkForm = defineEndpoint({
  method: 'POST',
  path: '/mydata',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the form that asks for a link to what is kept of a person',
  responses: { 200: html, 303: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});

export const postErasureForm = defineEndpoint({
  method: 'POST',
  path: '/mydata/:token',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the form that erases what is kept of a person',
  params: token,
  responses: { 200: html, 303: html, 404: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
