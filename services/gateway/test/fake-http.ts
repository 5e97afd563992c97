import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeHttp {
  url: string;
  /** Answers the requests; tests change it. */
  answer: RequestListener;
  stop(): Promise<void>;
}

/** A fake of an HTTP process behind the gateway (web or media); tests set its answers. */
export async function startFakeHttp(answer: RequestListener): Promise<FakeHttp> {
  const fake: FakeHttp = { url: '', answer, stop: () => stopServer(server) };
  const server = createServer((request, response) => {
    fake.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

async function stopServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
