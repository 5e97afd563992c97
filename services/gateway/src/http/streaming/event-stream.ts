import type { Response } from 'express';

/** Below the 30 seconds after which proxies close a silent connection. */
const HEARTBEAT_MS = 15_000;

/** Server-sent events on a response that stays open until either side closes it. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither cached nor compressed: both would delay events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    // Otherwise the headers would be sent with the first event.
    response.flushHeaders();
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    this.onClose(() => {
      clearInterval(heartbeat);
    });
  }

  /** True while sent events are still buffered for a slow client. */
  get hasBacklog(): boolean {
    return this.response.writableNeedDrain;
  }

  send(name: string, data: unknown): void {
    this.response.write(event(name, data));
  }

  /** Sends an optional last event and closes the connection. */
  end(name?: string, data?: unknown): void {
    this.response.end(name === undefined ? undefined : event(name, data));
  }

  onClose(listener: () => void): void {
    this.response.once('close', listener);
  }
}

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
