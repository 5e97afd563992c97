import { once } from 'node:events';
import { connect as openSocket, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from '@manzil/local-servers/ports';

/**
 * A TCP proxy in front of a server, which can be closed and opened again. When `drops` returns true for bytes from the
 * server, they are not forwarded and the connection ends.
 */
export class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly drops: (bytes: Buffer) => boolean = () => false,
  ) {}

  /** Resolves with the port: `given`, or a free one, which stays free while the gate is closed. */
  async open(given?: number): Promise<number> {
    const port = given ?? (await freePort());
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
      }
      near.pipe(far);
      far
        .pipe(
          new Transform({
            transform: (bytes: Buffer, _encoding, pass) => {
              if (this.drops(bytes)) near.destroy();
              else pass(null, bytes);
            },
          }),
        )
        .pipe(near);
    }).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return port;
  }

  async close(): Promise<void> {
    const closed = this.server?.listening === true ? once(this.server, 'close') : undefined;
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
