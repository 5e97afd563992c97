import { randomUUID } from 'node:crypto';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const EVENT_STREAM = 'EVENTS';

/** Returns all stored events of one subject, oldest first; logs in as the gateway, which may read all of them. */
export async function storedEvents(
  nats: { url: string; password?: string },
  subject: string,
): Promise<unknown[]> {
  const connection = await connect({
    servers: nats.url,
    inboxPrefix: '_INBOX.gateway',
    ...(nats.password !== undefined && { user: 'gateway', pass: nats.password }),
  });
  try {
    const manager = await jetstreamManager(connection);
    const { name, num_pending } = await manager.consumers.add(EVENT_STREAM, {
      name: `stored-${randomUUID()}`,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: 60_000_000_000,
    });
    const events: unknown[] = [];
    if (num_pending === 0) return events;
    const messages = await (await jetstream(connection).consumers.get(EVENT_STREAM, name)).consume();
    for await (const message of messages) {
      if (message.subject === subject) events.push(message.json());
      if (message.info.pending === 0) break;
    }
    await manager.consumers.delete(EVENT_STREAM, name);
    return events;
  } finally {
    await connection.close();
  }
}
