import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from './metrics.js';
import { ownAddress } from './own-address.js';
import type { Readiness } from './readiness.js';

export interface OpsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/health/live`, `/health/ready`, `/health/serving` and `/metrics` on their own port at each of the hosts, before
 * anything else starts. `serving` is for processes that work without their dependencies: true from start to shutdown.
 */
export async function startOpsServer(
  readiness: Readiness,
  hosts: readonly string[],
  port: number,
): Promise<OpsServer> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer((request, response) => {
      void answer(request.url ?? '/', readiness, response);
    });
    // Any free port is the same one at all of them.
    await listening(server, await ownAddress(host), portOf(servers[0]) ?? port);
    servers.push(server);
  }
  return {
    port: portOf(servers[0]) ?? port,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
}

const portOf = (server: Server | undefined): number | undefined =>
  server && (server.address() as AddressInfo).port;

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

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
