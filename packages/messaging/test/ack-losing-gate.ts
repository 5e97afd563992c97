import { once } from 'node:events';
import { connect as openSocket, createServer, type Server, type Socket } from 'node:net';

/** Stands in front of NATS, and ends the connection instead of passing the next acknowledgement of a stream on. */
export class AckLosingGate {
  lost = 0;
  private armed = false;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly nats: URL) {}

  /** Resolves to the address to connect to. */
  async open(): Promise<string> {
    this.server = createServer((near) => {
      this.pass(near, openSocket(Number(this.nats.port), this.nats.hostname));
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return `nats://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  }

  loseNext(): void {
    this.armed = true;
  }

  async close(): Promise<void> {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await Promise.resolve();
  }

  private pass(near: Socket, far: Socket): void {
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
    }
    near.pipe(far);
    far.on('data', (bytes: Buffer) => {
      if (this.armed && bytes.includes('"stream":"EVENTS", "seq"')) {
        this.armed = false;
        this.lost += 1;
        near.destroy();
      } else near.write(bytes);
    });
  }
}
