import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const DEMO = fileURLToPath(new URL('../../demo/feed/manzil-demo.xml', import.meta.url));
const PRICE = /(?<=<Price>)\d+(?=<\/Price>)/;

/** Serves the demo feed; can pause in the middle of a response. */
export class PausedFeed {
  private text = readFileSync(DEMO, 'utf8');
  /** Responses that wait for their second half; undefined while no response is paused. */
  private waiting: ServerResponse[] | undefined;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<PausedFeed> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const feed = new PausedFeed(server);
    server.on('request', (_request, response: ServerResponse) => {
      feed.answer(response);
    });
    return feed;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/feed.xml`;
  }

  /** True after a reader has received the first half. */
  get isInHand(): boolean {
    return this.waiting !== undefined && this.waiting.length > 0;
  }

  /** Changes the price of the first listing, in AED. */
  setPrice(price: number): void {
    this.text = this.text.replace(PRICE, String(price));
  }

  hold(): void {
    this.waiting = [];
  }

  release(): void {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const response of waiting) response.end(this.half(1));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.write(this.half(0));
    if (this.waiting === undefined) response.end(this.half(1));
    else this.waiting.push(response);
  }

  private half(which: 0 | 1): string {
    const middle = Math.floor(this.text.length / 2);
    return which === 0 ? this.text.slice(0, middle) : this.text.slice(middle);
  }
}
