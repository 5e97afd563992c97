import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that Linux, macOS and Windows give neither to outgoing connections nor to servers that listen on any free port.
 * Such a port stays free between the check and the start of a server, and while a server restarts.
 */
const FIRST = 20_000;
const COUNT = 12_000;

const given = new Set<number>();

/** Returns a port that is free now, and that was not returned before, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const start = randomInt(COUNT);
  for (let step = 0; step < COUNT; step += 1) {
    const port = FIRST + ((start + step) % COUNT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
