import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Gate } from './gate.js';
import type { TestNats } from './nats.js';

/**
 * Connects to an external server through a gate, whose closing simulates an outage. Deletes all streams of the server
 * first, so that messages of another suite are not delivered: run one suite at a time, and never on a server in use.
 */
export async function connectToExternalNats(given: string): Promise<TestNats> {
  await deleteStreams(given);
  const target = new URL(given);
  const gate = new Gate(target.hostname, Number(target.port || 4222));
  const url = new URL(given);
  url.hostname = '127.0.0.1';
  url.port = String(await gate.open());
  return {
    url: url.href.replace(/\/$/, ''),
    pause: async ({ losing } = { losing: false }) => {
      await gate.close();
      if (losing) await deleteStreams(given);
    },
    resume: async () => {
      await gate.open(Number(url.port));
    },
    stop: () => gate.close(),
  };
}

async function deleteStreams(servers: string): Promise<void> {
  const connection = await connect({ servers });
  try {
    const { streams } = await jetstreamManager(connection);
    for await (const { config } of streams.list()) await streams.delete(config.name);
  } finally {
    await connection.close();
  }
}
