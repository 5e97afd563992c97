import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { Page } from 'playwright-core';

/** The connection of a browser context: an HTTP proxy that can be cut. */
export interface Connection {
  /** Option `proxy` of a browser context. */
  proxy: { server: string };
  cut: () => void;
  restore: () => void;
  end: () => void;
}

/**
 * `setOffline` of Playwright does not hold for a page with a service worker: Chromium ends the emulation, in the worker
 * and in the page, when the session through which the page was attached to its worker ends, which each navigation does.
 */
export async function startConnection(): Promise<Connection> {
  let isCut = false;
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const outgoing = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    pipeline(incoming, outgoing, (error) => {
      if (error) response.destroy();
    });
    outgoing.on('error', () => response.destroy());
  });
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    proxy: { server: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Restores the connection and sends the event of it, which Chromium sends only when the whole machine is online again. */
export async function restoreConnection(page: Page, connection: Connection): Promise<void> {
  connection.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
