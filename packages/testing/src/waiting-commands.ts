import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

/** How many commands nobody has handled yet: one leaves its stream with its acknowledgement. */
export async function waitingCommands(connection: NatsConnection, stream: string): Promise<number> {
  const manager = await jetstreamManager(connection);
  return (await manager.streams.info(stream)).state.messages;
}
