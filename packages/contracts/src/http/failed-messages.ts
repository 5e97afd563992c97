import { z } from 'zod';
import { failedMessageRpcs } from '../failed-messages.js';
import { failedMessageCountSchema, failedMessagesSchema, serviceSchema } from '../gateway/failed-messages.js';
import { defineEndpoint } from './endpoint.js';
import { defineSharedOperation } from './operation.js';

/** Schemas are the same for every service. */
const { requeue, discard } = failedMessageRpcs('gateway');
const params = z.object({ service: serviceSchema });

export const listFailedMessages = defineEndpoint({
  method: 'GET',
  path: '/api/admin/failed-messages',
  audience: 'operations.read',
  area: 'Failed messages',
  summary:
    'The newest messages of each service that could not be sent or handled, without their payloads; `total` is null while a service does not answer',
  responses: { 200: failedMessagesSchema },
});

export const countFailedMessages = defineEndpoint({
  method: 'GET',
  path: '/api/admin/failed-messages/count',
  audience: 'operations.read',
  area: 'Failed messages',
  summary: 'How many there are, and which services do not answer',
  responses: { 200: failedMessageCountSchema },
});

export const requeueMessages = defineSharedOperation({
  method: 'POST',
  path: '/api/admin/failed-messages/:service/requeue',
  audience: 'operations.edit',
  area: 'Failed messages',
  summary: 'Tries messages again: those named, or without `ids` all of the service; how many those are',
  params,
  body: requeue.request,
  responses: { 200: requeue.response },
  contractOf: ({ service }) => failedMessageRpcs(service).requeue,
  toRequest: ({ body }) => body,
});

export const discardMessages = defineSharedOperation({
  method: 'POST',
  path: '/api/admin/failed-messages/:service/discard',
  audience: 'operations.edit',
  area: 'Failed messages',
  needsConfirmation: true,
  summary: 'Deletes messages for good; later ones that wait for them are sent; how many there were',
  params,
  body: discard.request,
  responses: { 200: discard.response },
  contractOf: ({ service }) => failedMessageRpcs(service).discard,
  toRequest: ({ body }) => body,
});
