import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

/** Counts the commands in the stream, which a command leaves when it is acknowledged. */
export async function unhandledCommands(connection: NatsConnection, stream: string): Promise<number> {
  const manager = await jetstreamManager(connection);
  return (await manager.streams.info(stream)).state.messages;
}
