import { once } from 'node:events';
import { connect as openSocket, createServer, type Server, type Socket } from 'node:net';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { TestNats } from './nats.js';

/**
 * A server that is not ours to stop, seen through a gate of our own that can be closed. Its streams are deleted
 * first, so that nothing that another suite left is delivered here: one suite at a time, and never a server in use.
 */
export async function reachGivenNats(given: string): Promise<TestNats> {
  await deleteStreams(given);
  const target = new URL(given);
  const gate = new Gate(target.hostname, Number(target.port || 4222));
  const url = new URL(given);
  url.hostname = '127.0.0.1';
  url.port = String(await gate.open(0));
  return {
    url: url.href.replace(/\/$/, ''),
    pause: () => gate.close(),
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

/** Passes bytes on in both directions while it is open. */
class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  /** Resolves to the port; 0 asks for any. */
  async open(port: number): Promise<number> {
    this.server = createServer((near) => {
      const far = openSocket(this.port, this.host);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    }).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }

  async close(): Promise<void> {
    const closed = this.server?.listening === true ? once(this.server, 'close') : undefined;
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
