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
 * Replaces Playwright's `setOffline`, which fails for a page with a service worker: Chromium stops emulating when
 * the session that attached the page to its worker ends, and each navigation ends it.
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

/**
 * Restores the connection and dispatches `online`, which Chromium sends only for a change of the machine's own
 * connection.
 */
export async function restoreConnection(page: Page, connection: Connection): Promise<void> {
  connection.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
