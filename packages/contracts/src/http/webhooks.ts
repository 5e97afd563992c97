import { z } from 'zod';
import { pageNumberSchema } from '../leads/mail-log.js';
import {
  deliveryPageSchema,
  deliverySchema,
  deliveryStateSchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookVersionSchema,
  webhookWithSecretSchema,
} from '../leads/webhook.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty, wholeNumber } from './query-values.js';

const params = z.object({ id: z.uuid() });

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  audience: 'integrations.read',
  area: 'Integrations',
  summary: 'All webhooks, without their secrets',
  responses: { 200: z.object({ webhooks: z.array(webhookSchema) }) },
});

export const addWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Adds a webhook; its secret is in this response only',
  body: newWebhookSchema,
  responses: { 201: webhookWithSecretSchema },
  problems: ['CONFLICT'],
});

export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Changes a webhook, or switches it on or off, if nobody has changed it since `expectedVersion`',
  params,
  body: webhookChangeSchema.extend({ expectedVersion: webhookVersionSchema }),
  responses: { 200: webhookSchema },
  problems: ['CONFLICT'],
});

export const removeWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Deletes a webhook with its log',
  params,
  responses: { 204: 'nothing' },
});

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Makes a new secret; the one of before signs too for 24 hours',
  params,
  responses: { 200: webhookWithSecretSchema },
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Sends a test event to a webhook that is on',
  params,
  responses: { 200: deliverySchema },
  problems: ['CONFLICT'],
});

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  audience: 'integrations.read',
  area: 'Integrations',
  summary: 'A page of what was or is to be sent to a webhook',
  params,
  query: z
    .object({ state: unlessEmpty(once.optional()), page: unlessEmpty(wholeNumber.optional()) })
    .pipe(z.object({ state: deliveryStateSchema.optional(), page: pageNumberSchema })),
  responses: { 200: deliveryPageSchema },
});

export const retryDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhook-deliveries/:id/retry',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Sends an event again, with the same webhook-id',
  params,
  responses: { 200: deliverySchema },
  problems: ['CONFLICT'],
});
