import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import { failedMessageCountSchema, failedMessagesSchema } from '@manzil/contracts/gateway/failed-messages';
import { ADMINS, get, post, type Route } from './route.js';

const { requeue, discard } = failedMessageRpcs('gateway');

export const FAILED_MESSAGE_ROUTES: readonly Route[] = [
  get('/api/admin/failed-messages', ADMINS, {
    summary:
      'The newest messages of each service that could not be sent or handled, without their payloads; `total` is null while a service does not answer',
    response: failedMessagesSchema,
  }),
  get('/api/admin/failed-messages/count', ADMINS, {
    summary: 'How many there are, and which services do not answer',
    response: failedMessageCountSchema,
  }),
  post('/api/admin/failed-messages/:service/requeue', ADMINS, {
    summary: 'Tries messages again: those named, or without `ids` all of the service; how many those are',
    response: requeue.response,
  }),
  post('/api/admin/failed-messages/:service/discard', ADMINS, {
    needsConfirmation: true,
    summary: 'Deletes messages for good; later ones that wait for them are sent; how many there were',
    response: discard.response,
  }),
];
