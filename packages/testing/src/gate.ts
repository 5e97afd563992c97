import { once } from 'node:events';
import { connect as openSocket, createServer, type Server, type Socket } from 'node:net';

/** Stands in front of a server on this machine, passes bytes on in both directions while it is open, and can be closed. */
export class Gate {
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
