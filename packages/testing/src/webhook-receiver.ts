import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as received over the wire. */
  raw: Buffer;
}

export interface WebhookReceiver {
  url: string;
  port: number;
  received: ReceivedHook[];
  /** The status of its responses from now on. */
  status: number;
  responseText: string;
  responseHeaders: Record<string, string>;
  /** Awaited before each response. */
  beforeResponse: () => Promise<void>;
  stop(): Promise<void>;
}

/** Starts another system that receives webhooks, on its own port. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const { url: path = '/', headers } = request;
      receiver.received.push({ path, headers, body: raw.toString('utf8'), raw });
      await receiver.beforeResponse();
      response.writeHead(receiver.status, receiver.responseHeaders).end(receiver.responseText);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received: [],
    status: 204,
    responseText: '',
    responseHeaders: {},
    beforeResponse: () => Promise.resolve(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
