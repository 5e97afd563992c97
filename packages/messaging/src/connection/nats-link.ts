import {
  connect,
  type ConnectionOptions,
  type NatsConnection,
  type TlsOptions,
} from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { inboxOf } from '../access/bus-users.js';

/** URL of a NATS server, and the user to log in as. */
export interface NatsAccess {
  /** `nats://host:port`, or `tls://host:port` for a connection that must be encrypted. */
  url: string;
  /** Default: the name of the process. */
  user?: string;
  /** Not needed where the server has no users. */
  password?: string;
  /** Requires an encrypted connection and a server certificate for the host, signed by these authorities. */
  tls?: { caFile?: string; certFile?: string; keyFile?: string };
}

/**
 * The one NATS connection of a process. It waits for a server that is not up yet, reconnects without limit, and
 * reports whether it is connected.
 */
export class NatsLink {
  private isUp = true;
  private readonly listeners = new Set<(connected: boolean) => void>();

  private constructor(
    readonly connection: NatsConnection,
    private readonly logger: Logger,
  ) {
    void this.watchStatus();
  }

  /** @param access a URL alone where the server has no users */
  static async open(access: string | NatsAccess, name: string, logger: Logger): Promise<NatsLink> {
    const { url, user = name, password, tls } = typeof access === 'string' ? { url: access } : access;
    const connection = await connectWithRetry(logger, {
      servers: url,
      name,
      // Each user has its own inbox prefix, so that permissions can keep the replies of others from it.
      inboxPrefix: inboxOf(user),
      ...(password !== undefined && { user, pass: password }),
      ...((tls !== undefined || url.startsWith('tls:')) && { tls: tlsFor(url, tls) }),
      maxReconnectAttempts: -1,
      // Otherwise the client creates an Error for each request just to capture its stack.
      noAsyncTraces: true,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      pingInterval: 5_000,
      // While passwords are rotated, a server may refuse the right one for a while.
      ignoreAuthErrorAbort: true,
    });
    return new NatsLink(connection, logger);
  }

  get connected(): boolean {
    return this.isUp && !this.connection.isClosed();
  }

  /** Calls `listener` each time the connection is lost (false) or restored (true). */
  onChange(listener: (connected: boolean) => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    // Draining waits for the server, so a lost connection is closed instead.
    await (this.connected ? this.connection.drain() : this.connection.close()).catch(() => undefined);
  }

  private async watchStatus(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') this.change(false);
      if (status.type === 'reconnect') this.change(true);
    }
    this.change(false);
  }

  private change(connected: boolean): void {
    if (this.isUp === connected) return;
    this.isUp = connected;
    if (connected) this.logger.info('reconnected to NATS');
    else if (!this.connection.isClosed()) this.logger.warn('the connection to NATS was lost, reconnecting');
    for (const listener of this.listeners) listener(connected);
  }
}

/** The client passes only host names to TLS, so an IP address is set here for its certificate to be verified. */
function tlsFor(url: string, tls: NatsAccess['tls']): TlsOptions {
  const options: TlsOptions & { host: string } = { ...tls, host: new URL(url).hostname };
  return options;
}

const RETRY_MS = 250;

/** Connects, and retries without limit; each new reason for a failure is logged once. */
async function connectWithRetry(logger: Logger, options: ConnectionOptions): Promise<NatsConnection> {
  for (let reason = ''; ;) {
    try {
      return await connect(options);
    } catch (error) {
      const { message } = error as Error;
      if (message !== reason)
        logger.warn({ err: error }, 'NATS is unreachable or refuses this process, retrying');
      reason = message;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
