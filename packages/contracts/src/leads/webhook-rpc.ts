import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { pageNumberSchema } from './mail-log.js';
import {
  deliveryPageSchema,
  deliverySchema,
  deliveryStateSchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookVersionSchema,
  webhookWithSecretSchema,
} from './webhook.js';

const one = z.object({ id: z.uuid() });

/** All webhooks by name, which are a few. */
export const listWebhooks = defineRpc({
  subject: 'rpc.leads.v1.webhook.list',
  request: z.object({}),
  response: z.object({ webhooks: z.array(webhookSchema) }),
  idempotent: true,
});

/** VALIDATION_FAILED for an address that is not allowed; CONFLICT when there are as many as there may be. */
export const addWebhook = defineRpc({
  subject: 'rpc.leads.v1.webhook.add',
  request: newWebhookSchema,
  response: webhookWithSecretSchema,
});

/** Switching it on again forgets its failures. CONFLICT when a member has changed it since `expectedVersion`. */
export const changeWebhook = defineRpc({
  subject: 'rpc.leads.v1.webhook.change',
  request: webhookChangeSchema.extend({ id: z.uuid(), expectedVersion: webhookVersionSchema.optional() }),
  response: webhookSchema,
});

/** Deletes it with its deliveries. */
export const removeWebhook = defineRpc({
  subject: 'rpc.leads.v1.webhook.remove',
  request: one,
  response: z.object({}),
});

/** Makes a new secret; the one of before signs too for a day. */
export const rotateWebhookSecret = defineRpc({
  subject: 'rpc.leads.v1.webhook.rotate-secret',
  request: one,
  response: webhookWithSecretSchema,
});

/** Queues a test event. CONFLICT for a webhook that is off. */
export const testWebhook = defineRpc({
  subject: 'rpc.leads.v1.webhook.test',
  request: one,
  response: deliverySchema,
});

/** A page of what was or is to be sent to a webhook, the newest first. */
export const listDeliveries = defineRpc({
  subject: 'rpc.leads.v1.webhook-delivery.list',
  request: one.extend({ state: deliveryStateSchema.optional(), page: pageNumberSchema }),
  response: deliveryPageSchema,
  idempotent: true,
});

/** Sends the same event again, with the same id. CONFLICT while it waits, or for a webhook that is off. */
export const retryDelivery = defineRpc({
  subject: 'rpc.leads.v1.webhook-delivery.retry',
  request: one,
  response: deliverySchema,
});
