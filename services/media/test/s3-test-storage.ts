import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@manzil/local-servers/ports';
import { createLogger, type PinoLogger } from '@manzil/service-kit/logger';
import type { TestS3 } from '@manzil/testing/s3';
import { S3Storage } from '../src/storage/s3-storage.js';
import type { S3Config } from '../src/storage/storage-config.js';

/** Small, so that a list of some files has several pages. */
const LIST_PAGE = 10;

/** Creates a storage on that server; `changes` override its configuration. */
export function s3TestStorage(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: TestS3,
  changes: Partial<S3Config> = {},
  logger: Pick<PinoLogger, 'warn'> = createLogger('test', 'silent'),
): { config: S3Config; storage: S3Storage } {
  const config = { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle: true, ...changes };
  const storage = new S3Storage(config, logger, new AbortController().signal, LIST_PAGE);
  return { config, storage };
}

/** A TCP proxy that breaks the first connection after `cutAfter` bytes, if given. */
export async function breakingProxy(
  endpoint: string,
  { port: given, cutAfter = Infinity }: { port?: number; cutAfter?: number } = {},
) {
  const port = given ?? (await freePort());
  const target = Number(new URL(endpoint).port);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
    near.on('data', () => {
      if (cuts > 0 || near.bytesRead < cutAfter) return;
      cuts += 1;
      near.destroy();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
