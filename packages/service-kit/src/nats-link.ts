import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { PinoLogger } from './logger.js';

/**
 * The one NATS connection of a process. It waits for a server that is not up yet, reconnects for ever, and
 * knows whether it is connected right now.
 */
export class NatsLink {
  private isUp = true;
  private readonly listeners = new Set<(connected: boolean) => void>();

  private constructor(
    readonly connection: NatsConnection,
    private readonly logger: PinoLogger,
  ) {
    void this.follow();
  }

  static async open(url: string, name: string, logger: PinoLogger): Promise<NatsLink> {
    const connection = await connect({
      servers: url.split(','),
      name,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      pingInterval: 5_000,
      waitOnFirstConnect: true,
    });
    return new NatsLink(connection, logger);
  }

  get connected(): boolean {
    return this.isUp && !this.connection.isClosed();
  }

  /** Calls `listener` at each loss and each return of the connection. */
  onChange(listener: (connected: boolean) => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    // Draining would wait for a server that is not there.
    await (this.connected ? this.connection.drain() : this.connection.close()).catch(() => undefined);
  }

  private async follow(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') this.change(false);
      if (status.type === 'reconnect') this.change(true);
    }
    this.change(false);
  }

  private change(connected: boolean): void {
    if (this.isUp === connected) return;
    this.isUp = connected;
    if (connected) this.logger.info('NATS is back');
    else if (!this.connection.isClosed()) this.logger.warn('NATS is away, waiting for it');
    for (const listener of this.listeners) listener(connected);
  }
}
