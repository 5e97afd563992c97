import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from './metrics.js';
import type { Readiness } from './readiness.js';

export interface OpsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * `/health/live`, `/health/ready`, `/health/serving` and `/metrics` on a port of their own, up before anything else
 * is. Serving is for what answers without its dependencies, too: from its start until it is told to stop.
 */
export async function startOpsServer(readiness: Readiness, host: string, port: number): Promise<OpsServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', readiness, response);
  });
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(url: string, readiness: Readiness, response: ServerResponse): Promise<void> {
  if (url === '/health/live') {
    json(response, 200, { status: 'live' });
  } else if (url === '/health/ready') {
    const { ready, waitingFor } = await readiness.check();
    json(response, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting', waitingFor });
  } else if (url === '/health/serving') {
    const { started, stopping } = readiness;
    json(response, started && !stopping ? 200 : 503, {
      status: !started ? 'starting' : stopping ? 'stopping' : 'serving',
    });
  } else if (url === '/metrics') {
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  } else {
    json(response, 404, { status: 'unknown' });
  }
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve();
    });
  });
