import {
  connect,
  type ConnectionOptions,
  type NatsConnection,
  type TlsOptions,
} from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { inboxOf } from '../access/bus-users.js';

/** Where a NATS server is, and as whom to log in. */
export interface NatsAccess {
  /** `nats://host:port`, or `tls://host:port` for a connection that must be encrypted. */
  url: string;
  /** Default: the name of the process. */
  user?: string;
  /** A server without users needs none. */
  password?: string;
  /** Given: the connection must be encrypted, with a certificate for the host that these authorities vouch for. */
  tls?: { caFile?: string; certFile?: string; keyFile?: string };
}

/**
 * The one NATS connection of a process. It waits for a server that is not up yet, reconnects for ever, and
 * knows whether it is connected right now.
 */
export class NatsLink {
  private isUp = true;
  private readonly listeners = new Set<(connected: boolean) => void>();

  private constructor(
    readonly connection: NatsConnection,
    private readonly logger: Logger,
  ) {
    void this.follow();
  }

  /** `access` is an URL alone where the server has no users. */
  static async open(access: string | NatsAccess, name: string, logger: Logger): Promise<NatsLink> {
    const { url, user = name, password, tls } = typeof access === 'string' ? { url: access } : access;
    const connection = await whenThere(logger, {
      servers: url,
      name,
      // Of its own for each user, so that nobody can be allowed to read another one's replies.
      inboxPrefix: inboxOf(user),
      ...(password !== undefined && { user, pass: password }),
      ...((tls !== undefined || url.startsWith('tls:')) && { tls: tlsFor(url, tls) }),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      pingInterval: 5_000,
      // A server that is given new passwords may refuse the right one for a while.
      ignoreAuthErrorAbort: true,
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

/** The client names only hosts with a name to TLS: an address has to be given for its certificate to be verified. */
function tlsFor(url: string, tls: NatsAccess['tls']): TlsOptions {
  const options: TlsOptions & { host: string } = { ...tls, host: new URL(url).hostname };
  return options;
}

const RETRY_MS = 250;

/** The first connection, waited for as long as it takes; why it has to wait is logged once for each reason. */
async function whenThere(logger: Logger, options: ConnectionOptions): Promise<NatsConnection> {
  for (let reason = ''; ;) {
    try {
      return await connect(options);
    } catch (error) {
      const { message } = error as Error;
      if (message !== reason)
        logger.warn({ err: error }, 'NATS is away or refuses this process, waiting for it');
      reason = message;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
