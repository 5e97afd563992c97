import { z } from 'zod';
import { personDoubtSchema, personSchema } from '../gateway/person.js';
import { defineEndpoint } from './endpoint.js';

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people',
  audience: 'members.read',
  area: 'Accounts',
  summary: 'One record a person: login, team card and listings; and the advisers that may be one of them',
  responses: { 200: z.object({ people: z.array(personSchema), doubts: z.array(personDoubtSchema) }) },
});
