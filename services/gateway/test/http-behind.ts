import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpBehind {
  url: string;
  /** What it answers; tests change it. */
  answer: RequestListener;
  stop(): Promise<void>;
}

/** An HTTP process behind the gateway (web or media) whose answers a test decides. */
export async function startHttpBehind(answer: RequestListener): Promise<HttpBehind> {
  const behind: HttpBehind = { url: '', answer, stop: () => stopServer(server) };
  const server = createServer((request, response) => {
    behind.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  behind.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return behind;
}

async function stopServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
