import { randomUUID } from 'node:crypto';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const STREAM = 'EVENTS';

/** All facts of one subject that the stream holds, oldest first; read as the gateway, which may watch all of them. */
export async function keptFacts(
  nats: { url: string; password?: string },
  subject: string,
): Promise<unknown[]> {
  const connection = await connect({
    ...{ servers: nats.url, inboxPrefix: '_INBOX.gateway' },
    ...(nats.password !== undefined && { user: 'gateway', pass: nats.password }),
  });
  try {
    const manager = await jetstreamManager(connection);
    const { name, num_pending } = await manager.consumers.add(STREAM, {
      name: `kept-${randomUUID()}`,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: 60_000_000_000,
    });
    const facts: unknown[] = [];
    if (num_pending === 0) return facts;
    const messages = await (await jetstream(connection).consumers.get(STREAM, name)).consume();
    for await (const message of messages) {
      if (message.subject === subject) facts.push(message.json());
      if (message.info.pending === 0) break;
    }
    await manager.consumers.delete(STREAM, name);
    return facts;
  } finally {
    await connection.close();
  }
}
