import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { waitFor } from './wait-for.js';

export interface Delivered {
  subject: string;
  payload: unknown;
}

/** A durable consumer, by the stream that it reads. */
interface Consumer {
  stream: string;
  durable: string;
}

/** Publishes messages in sequence, each after the consumer of its subject has handled the one before. */
export async function deliver(
  connection: NatsConnection,
  messages: readonly Delivered[],
  consumerOf: (subject: string) => Consumer,
): Promise<void> {
  const manager = await jetstreamManager(connection);
  for (const { subject, payload } of messages) {
    // Each copy gets its own message id, because the inbox would skip a known one.
    await jetstream(connection).publish(subject, JSON.stringify(payload), { msgID: randomUUID() });
    const { stream, durable } = consumerOf(subject);
    await waitFor(
      `${subject} to be handled`,
      async () => {
        const { num_pending, num_ack_pending } = await manager.consumers.info(stream, durable);
        return num_pending === 0 && num_ack_pending === 0;
      },
      { everyMs: 10 },
    );
  }
}

/** Returns every order of two messages in which each comes at least once and at most one of them twice. */
export const ordersOf = <T>(one: T, other: T): { order: string; messages: T[] }[] =>
  ['12', '21', '112', '121', '122', '211', '212', '221'].map((order) => ({
    order,
    messages: [...order].map((place) => (place === '1' ? one : other)),
  }));
