import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** All facts of one subject that the stream holds, oldest first, as they were published. */
export async function keptFacts(servers: string, subject: string): Promise<unknown[]> {
  const connection = await connect({ servers });
  try {
    const manager = await jetstreamManager(connection);
    const stream = await manager.streams.find(subject);
    const { name, num_pending } = await manager.consumers.add(stream, {
      filter_subject: subject,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: 60_000_000_000,
    });
    const facts: unknown[] = [];
    if (num_pending === 0) return facts;
    const messages = await (await jetstream(connection).consumers.get(stream, name)).consume();
    for await (const message of messages) {
      facts.push(message.json());
      if (facts.length >= num_pending) break;
    }
    await manager.consumers.delete(stream, name);
    return facts;
  } finally {
    await connection.close();
  }
}
