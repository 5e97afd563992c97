import { z } from 'zod';
import { filledLine } from './text.js';

/** Events that a webhook can subscribe to. Events of leads contain personal data, the others do not. */
export const WEBHOOK_EVENTS = [
  'lead.received',
  'lead.changed',
  'listing.published',
  'listing.changed',
  'listing.withdrawn',
  'import.finished',
] as const;
export const webhookEventSchema = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** The test event is sent when an admin requests it. */
export const sentEventSchema = z.enum([...WEBHOOK_EVENTS, 'webhook.test']);
export type SentEvent = z.infer<typeof sentEventSchema>;

const LONGEST_URL = 500;

/** A URL without credentials and fragment. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@\\\s]+(?:[/?][^#\\\s]*)?$/i;
const NO_WEB_ADDRESS = 'Enter an address that begins with https://, without user name and password';

/** Whether http and private networks are allowed is a setting of the service. */
const webhookUrlSchema = z
  .url({ protocol: /^https?$/, error: NO_WEB_ADDRESS })
  .max(LONGEST_URL, `At most ${LONGEST_URL} characters`)
  .regex(WEB_ADDRESS, NO_WEB_ADDRESS);

export const newWebhookSchema = z.object({
  name: filledLine(100),
  url: webhookUrlSchema,
  events: z.array(webhookEventSchema).min(1, 'Choose at least one event').max(WEBHOOK_EVENTS.length),
});
export type NewWebhook = z.output<typeof newWebhookSchema>;

/** Absent fields stay unchanged. */
export const webhookChangeSchema = newWebhookSchema.extend({ isOn: z.boolean() }).partial();
export type WebhookChange = z.output<typeof webhookChangeSchema>;

export const webhookVersionSchema = z.int().min(1).max(2_147_483_647);

export const webhookSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** Why it was switched off automatically: three days without a success, or the receiver answered 410. */
  switchedOffBecause: z.enum(['failures', 'gone']).nullable(),
  /** ISO 8601, the first failure since the last success; null when the last delivery succeeded. */
  failingSince: z.string().nullable(),
  /** ISO 8601 */
  lastDeliveredAt: z.string().nullable(),
  /** Number of pending deliveries. */
  waiting: z.int(),
  /** ISO 8601, until when the previous secret signs too; null without one. */
  formerSecretUntil: z.string().nullable(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** Incremented by every change by a member. */
  version: z.int().default(1),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The secret is returned only once. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export const deliveryStateSchema = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** A delivery of one event to one webhook. */
export const deliverySchema = z.object({
  id: z.uuid(),
  /** The header `webhook-id`, which is the same at every attempt. */
  eventId: z.uuid(),
  event: sentEventSchema,
  state: deliveryStateSchema,
  attempts: z.int(),
  /** HTTP status of the last attempt; null when there was no response. */
  responseStatus: z.int().nullable(),
  /** The beginning of the last response. */
  responseText: z.string().nullable(),
  /** The reason why the last attempt failed. */
  error: z.string().nullable(),
  /** ISO 8601 */
  queuedAt: z.string(),
  /** ISO 8601, of the last attempt. */
  attemptedAt: z.string().nullable(),
  /** ISO 8601; null when there is no further attempt. */
  nextAttemptAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A webhook event sent about a lead, as far as the log of webhooks is retained. */
export const sentWebhookSchema = z.object({
  event: sentEventSchema,
  /** Without path: that may hold a secret of the receiver. */
  host: z.string(),
  /** State of the last attempt; the receiver may also have got a failed one. */
  state: deliveryStateSchema,
  /** ISO 8601, of the last attempt. */
  at: z.string(),
});
export type SentWebhook = z.infer<typeof sentWebhookSchema>;

export const deliveryPageSchema = z.object({
  items: z.array(deliverySchema),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
});
export type DeliveryPage = z.infer<typeof deliveryPageSchema>;
