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
import { once, unlessEmpty, wholeNumber } from './query-values.js';
import { defineOperation } from './operation.js';

const params = z.object({ id: z.uuid() });

/** All webhooks, sorted by name; there are only a few. */
export const listWebhooks = defineOperation({
  method: 'GET',
  path: '/api/webhooks',
  audience: 'integrations.read',
  area: 'Integrations',
  summary: 'All webhooks, without their secrets',
  responses: { 200: z.object({ webhooks: z.array(webhookSchema) }) },
  subject: 'rpc.leads.v1.webhook.list',
  idempotent: true,
});

/** VALIDATION_FAILED for a URL that is not allowed; CONFLICT when the maximum number of webhooks is reached. */
export const addWebhook = defineOperation({
  method: 'POST',
  path: '/api/webhooks',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Adds a webhook; its secret is in this response only',
  body: newWebhookSchema,
  responses: { 201: webhookWithSecretSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.webhook.add',
});

/** Switching it on again resets its failures. CONFLICT when a member has changed it since `expectedVersion`. */
export const changeWebhook = defineOperation({
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
  subject: 'rpc.leads.v1.webhook.change',
  request: webhookChangeSchema.extend({ id: z.uuid(), expectedVersion: webhookVersionSchema.optional() }),
});

/** Deletes a webhook with its deliveries. */
export const removeWebhook = defineOperation({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Deletes a webhook with its log',
  params,
  responses: { 204: 'nothing' },
  subject: 'rpc.leads.v1.webhook.remove',
});

/** Creates a new secret; the previous one also signs for a day. */
export const rotateWebhookSecret = defineOperation({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Makes a new secret; the one of before signs too for 24 hours',
  params,
  responses: { 200: webhookWithSecretSchema },
  subject: 'rpc.leads.v1.webhook.rotate-secret',
});

/** Queues a test event. CONFLICT for a webhook that is off. */
export const testWebhook = defineOperation({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Sends a test event to a webhook that is on',
  params,
  responses: { 200: deliverySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.webhook.test',
});

/** A page of the sent and pending deliveries of a webhook, newest first. */
export const listDeliveries = defineOperation({
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
  subject: 'rpc.leads.v1.webhook-delivery.list',
  request: z
    .object({ id: z.uuid() })
    .extend({ state: deliveryStateSchema.optional(), page: pageNumberSchema }),
  idempotent: true,
});

/** Sends the same event again, with the same id. CONFLICT while the delivery is pending, or when the webhook is off. */
export const retryDelivery = defineOperation({
  method: 'POST',
  path: '/api/webhook-deliveries/:id/retry',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Sends an event again, with the same webhook-id',
  params,
  responses: { 200: deliverySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.webhook-delivery.retry',
});
