import { z } from 'zod';
import { line } from './text.js';

/** `pending`: the owner has not confirmed the address yet; `suspected`: the form was probably sent by a bot. */
export const SUBSCRIBER_STATES = ['subscribed', 'pending', 'unsubscribed', 'suspected'] as const;
const subscriberStateSchema = z.enum(SUBSCRIBER_STATES);
export type SubscriberState = z.infer<typeof subscriberStateSchema>;

/** An address that was entered for the newsletter. */
export const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  state: subscriberStateSchema,
  /** ISO 8601, time of the current state. */
  since: z.string(),
  /** ISO 8601, time of the first submission. */
  receivedAt: z.string(),
  /** The page with the form. */
  page: z.string().nullable(),
  /** The consent text as displayed. */
  consentText: z.string().nullable(),
  consentedAt: z.string().nullable(),
  /** Null also for addresses stored before confirmation was required. */
  confirmedAt: z.string().nullable(),
  /** The member who ended the subscription, which can then be undone; null when the owner did. */
  unsubscribedBy: z.string().nullable(),
  sentQuickly: z.boolean(),
  /** Incremented by every change; compared with `expectedVersion`. */
  version: z.int(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Absent means "any". Gulf dates of the submission, both inclusive. */
export const subscriberFilterSchema = z.object({
  state: subscriberStateSchema.optional(),
  /** Every word must occur in the address, ignoring case. */
  q: line(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;

export const SUBSCRIBER_SORTS = ['newest', 'oldest', 'address'] as const;

export const subscriberQuerySchema = subscriberFilterSchema.extend({
  sort: z.enum(SUBSCRIBER_SORTS).default('newest'),
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(25),
});
export type SubscriberQuery = z.output<typeof subscriberQuerySchema>;

export const subscriberPageSchema = z.object({
  items: z.array(subscriberSchema),
  /** Exact number of matches over all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  /** Number of addresses by state, regardless of the filter. */
  counts: z.record(subscriberStateSchema, z.int()),
});
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;

/**
 * `unsubscribe` ends a subscription; `resume` undoes an `unsubscribe` by a member; `accept` marks a suspected
 * address as genuine and mails its owner a confirmation; `suspect` undoes `accept`.
 */
export const SUBSCRIBER_ACTIONS = ['unsubscribe', 'resume', 'accept', 'suspect'] as const;
const subscriberActionSchema = z.enum(SUBSCRIBER_ACTIONS);
export type SubscriberAction = z.infer<typeof subscriberActionSchema>;

/** Maximum number of addresses changed at once. */
export const MOST_CHANGED_SUBSCRIBERS = 100;

export const subscribersChangeSchema = z.object({
  subscribers: z
    .array(z.object({ id: z.uuid(), expectedVersion: z.int().min(1) }))
    .min(1)
    .max(MOST_CHANGED_SUBSCRIBERS),
  action: subscriberActionSchema,
});
export type SubscribersChange = z.output<typeof subscribersChangeSchema>;

/**
 * Changed addresses with their new versions, and refused ones: `version` when another user saved first, `missing`
 * when the address does not exist, `state` when the action does not apply to its state.
 */
export const subscribersChangedSchema = z.object({
  changed: z.array(z.object({ id: z.uuid(), version: z.int() })),
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(['version', 'missing', 'state']) })),
});
export type SubscribersChanged = z.infer<typeof subscribersChangedSchema>;
