import { z } from 'zod';
import {
  subscriberFilterSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  subscribersChangedSchema,
  subscribersChangeSchema,
} from '../leads/subscriber.js';
import { defineEndpoint } from './endpoint.js';
import { once, pageParams, unlessEmpty } from './query-values.js';
import { defineOperation } from './operation.js';
import { line } from '../leads/text.js';

const filter = {
  state: unlessEmpty(once.optional()),
  q: unlessEmpty(once.optional()),
  from: unlessEmpty(once.optional()),
  to: unlessEmpty(once.optional()),
};

export const listSubscribers = defineOperation({
  method: 'GET',
  path: '/api/subscribers',
  audience: 'newsletter.read',
  area: 'Leads',
  summary: 'A page of newsletter addresses, with how many there are in each state',
  query: z
    .object({
      ...filter,
      ...pageParams,
    })
    .pipe(subscriberQuerySchema),
  responses: { 200: subscriberPageSchema },
  subject: 'rpc.leads.v1.subscriber.list',
  request: subscriberQuerySchema,
  idempotent: true,
});

export const exportSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/subscribers/export',
  audience: 'newsletter.read',
  area: 'Leads',
  summary: 'All newsletter addresses that match, as a CSV file',
  needsConfirmation: true,
  query: z.object(filter).pipe(subscriberFilterSchema),
  responses: { 200: { mediaType: 'text/csv' } },
  isLarge: true,
});

/** Changes each address in a separate transaction, on behalf of the member `by`. */
export const changeSubscribers = defineOperation({
  method: 'POST',
  path: '/api/subscribers/changes',
  audience: 'newsletter.edit',
  area: 'Leads',
  summary: 'Ends subscriptions, or accepts suspected addresses, and says which were not changed',
  body: subscribersChangeSchema,
  responses: { 200: subscribersChangedSchema },
  subject: 'rpc.leads.v1.subscriber.change',
  caller: ['by'],
  request: subscribersChangeSchema.extend({ by: line(200) }),
  deadlineMs: 10_000,
});
