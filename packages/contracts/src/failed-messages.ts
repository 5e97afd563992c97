import { z } from 'zod';
import { defineRpc } from './rpc.js';

/** Maximum number of failed messages that are listed, requeued by id, or discarded at once. */
export const MOST_FAILED_MESSAGES = 100;

/**
 * A message that a service could not send or handle. Its payload, which may contain personal data, stays in the
 * service.
 */
export const failedMessageSchema = z.object({
  id: z.uuid(),
  /** `unpublished` is a row of the outbox that the bus refuses, `unhandled` a dead letter of a consumer. */
  kind: z.enum(['unpublished', 'unhandled']),
  subject: z.string(),
  /** The record it is about, for example `property:171`; null when that is unknown. */
  key: z.string().nullable(),
  /** Null for a message that was not sent. */
  consumer: z.string().nullable(),
  reason: z.string(),
  attempts: z.int(),
  failedAt: z.iso.datetime(),
  /** Later messages of the key that wait until this one is requeued or discarded. */
  waiting: z.int(),
});
export type FailedMessage = z.infer<typeof failedMessageSchema>;

const idsSchema = z.array(z.uuid()).min(1).max(MOST_FAILED_MESSAGES);
const countSchema = z.object({ count: z.int() });

/** The RPCs of every service for its own outbox and its own dead letters. */
export const failedMessageRpcs = (service: string) => ({
  list: defineRpc({
    subject: `rpc.${service}.v1.failed-message.list`,
    request: z.object({}),
    /** The newest {@link MOST_FAILED_MESSAGES}, newest first; `total` is the number of all failed messages. */
    response: z.object({ items: z.array(failedMessageSchema), total: z.int() }),
    idempotent: true,
  }),
  count: defineRpc({
    subject: `rpc.${service}.v1.failed-message.count`,
    request: z.object({}),
    response: countSchema,
    idempotent: true,
  }),
  /** Resets the attempts of the given messages, or of all without ids. Returns the number of requeued messages. */
  requeue: defineRpc({
    subject: `rpc.${service}.v1.failed-message.requeue`,
    request: z.object({ ids: idsSchema.optional() }),
    response: countSchema,
    deadlineMs: 20_000,
  }),
  /** Deletes messages permanently, which unblocks later messages of their keys; returns how many there were. */
  discard: defineRpc({
    subject: `rpc.${service}.v1.failed-message.discard`,
    request: z.object({ ids: idsSchema }),
    response: countSchema,
  }),
});
