import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A photo server like an agency's CRM, with ETags or custom responses, which counts its responses. */
export async function startPhotoServer() {
  const photos = new Map<string, Buffer | Answer>();
  const requests: { path: string; conditional: boolean }[] = [];
  const sent: string[] = [];
  let [now, most] = [0, 0];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, conditional: request.headers['if-none-match'] !== undefined });
    now += 1;
    most = Math.max(most, now);
    response.on('close', () => (now -= 1));
    const photo = photos.get(path);
    if (typeof photo === 'function') photo(response, request);
    else if (photo === undefined) response.writeHead(404).end();
    else {
      const etag = `"${createHash('sha1').update(photo).digest('hex')}"`;
      const isKnown = request.headers['if-none-match'] === etag;
      if (!isKnown) sent.push(path);
      response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'application/octet-stream' });
      response.end(isKnown ? undefined : photo);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    photos,
    requests,
    /** Paths of the photos whose bytes were sent, in order. */
    sent,
    /** Maximum number of requests open at the same time. */
    most: () => most,
    url: (path: string): string => `${base}${path}`,
    reset: (): void => {
      requests.length = 0;
      sent.length = 0;
      most = now;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PhotoServer = Awaited<ReturnType<typeof startPhotoServer>>;
