import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module, type INestApplication, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { natsAccess, type commonConfig } from './config.js';
import { openDatabase, type DatabaseOptions } from './database.js';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { observeDependencies } from './dependency-metrics.js';
import { failedMessagesController } from './failed-messages/failed-messages-controller.js';
import { ManageFailedMessages } from './failed-messages/manage-failed-messages.js';
import { forgetOldMessages } from '@manzil/messaging/consumer/inbox';
import { JetStreamServer } from '@manzil/messaging/consumer/jetstream-server';
import { ensureStreams, keepStreamsOn } from '@manzil/messaging/connection/streams';
import { KitModule } from './kit-module.js';
import { errorJudge } from './error-judge.js';
import { createLogger, NestLogger, type PinoLogger } from './logger.js';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { startOpsServer } from './ops-server.js';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { OutboxRelay } from '@manzil/messaging/outbox/outbox-relay';
import { Readiness } from './readiness.js';
import { RpcClient } from './rpc-client.js';
import { RpcServer } from './rpc-server.js';
import { startTracing } from './tracing.js';

type CommonConfig = Partial<z.output<typeof commonConfig>> &
  Pick<z.output<typeof commonConfig>, 'NATS_URL' | 'OPS_PORT' | 'HOST'> & { LOG_LEVEL: string };

export interface ServiceOptions<C extends CommonConfig> {
  /** Also the queue group and the prefix of the durable consumers. */
  name: string;
  config: C;
  database: DatabaseOptions;
  module: Type<unknown>;
  /** For a process that serves HTTP of its own. */
  http?: {
    port: number;
    /** Runs before any route is mounted. */
    configure?: (app: NestExpressApplication) => void;
    /** A second listener for the product's own processes, which stays open while requests at `port` end. */
    internal?: { port: number; listener: (app: NestExpressApplication) => RequestListener };
  };
  /** Runs once everything is connected, before the process calls itself ready. */
  onStarted?: (app: INestApplication) => Promise<void>;
}

export interface RunningService {
  app: INestApplication;
  opsPort: number;
  /** 0 without HTTP. */
  httpPort: number;
  /** 0 without a listener for the product's own processes. */
  internalPort: number;
  stop(): Promise<void>;
}

/**
 * Starts a process: health first, then PostgreSQL (waited for, migrated) and NATS (waited for), then the
 * Nest application. SIGTERM and SIGINT take it down in the opposite order, with what is in hand finished.
 */
export async function runService<C extends CommonConfig>(
  options: ServiceOptions<C>,
): Promise<RunningService> {
  const { name, config } = options;
  const logger = createLogger(name, config.LOG_LEVEL);
  const endTracing = await startTracing(name);
  const readiness = new Readiness();
  const ops = await startOpsServer(readiness, config.HOST, config.OPS_PORT);
  logger.info({ port: ops.port }, 'ops listening');

  const dataSource = await openDatabase(
    { ...options.database, tlsCaFile: config.DATABASE_TLS_CA_FILE },
    logger,
  );
  readiness.dataSource = dataSource;
  const link = await NatsLink.open(natsAccess(config), name, logger);
  readiness.link = link;
  keepStreamsOn(config.NATS_STREAM_REPLICAS ?? 1);
  await ensureStreams(link.connection);
  const forgetDependencies = observeDependencies({ dataSource, link });

  const shutdown = new AbortController();
  const connected = { dataSource, link, logger, readiness, shutdown: shutdown.signal };
  const { app, servers } = await createApp(options, connected);
  const relay = new OutboxRelay(dataSource, link, logger);
  relay.start();
  await app.startAllMicroservices();
  await options.onStarted?.(app);
  // Before the public one: what that receives may make another process ask here.
  const internal = await listenInternally(app, options, logger);
  const httpPort = await listen(app, options, logger);
  const forgetting = setInterval(() => {
    forgetOldMessages(dataSource.manager).catch((error: unknown) => {
      logger.warn({ err: error }, 'old inbox rows could not be deleted');
    });
  }, 3_600_000).unref();
  readiness.started = true;
  logger.info('ready');

  const stop = onlyOnce(async () => {
    readiness.stopping = true;
    shutdown.abort(new Error('the service is shutting down'));
    clearInterval(forgetting);
    forgetSignals();
    // First whatever may still write, then the relay that publishes it, then what both stand on.
    if (options.http !== undefined) await finishRequests(app.getHttpServer());
    if (internal !== undefined) await finishRequests(internal);
    await Promise.all(servers.map((server) => server.close()));
    await relay.stop();
    await app.close();
    forgetDependencies();
    await link.close();
    await endTracing();
    await ops.close();
    logger.info('stopped');
  });
  const forgetSignals = exitOnSignals(stop, logger);
  return { app, opsPort: ops.port, httpPort, internalPort: internal ? portOf(internal) : 0, stop };
}

interface Connected {
  dataSource: DataSource;
  link: NatsLink;
  logger: PinoLogger;
  readiness: Readiness;
  shutdown: AbortSignal;
}

async function createApp<C extends CommonConfig>(
  options: ServiceOptions<C>,
  { dataSource, link, logger, readiness, shutdown }: Connected,
): Promise<{ app: NestExpressApplication; servers: (RpcServer | JetStreamServer)[] }> {
  const failedMessages = new FailedMessages(dataSource, link);
  const outbox = new Outbox();
  const rpcClient = new RpcClient(link, { validateReplies: process.env.NODE_ENV !== 'production' });
  const kit = KitModule.of({
    config: options.config,
    logger,
    shutdown,
    dataSource,
    link,
    readiness,
    rpcClient,
    outbox,
    manageFailedMessages: new ManageFailedMessages(options.name, dataSource, failedMessages, outbox),
  });
  class RootModule {}
  Module({ imports: [kit, options.module], controllers: [failedMessagesController(options.name)] })(
    RootModule,
  );
  const app = await NestFactory.create<NestExpressApplication>(RootModule, new ExpressAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
  });
  options.http?.configure?.(app);
  const servers = [
    new RpcServer(link, options.name),
    new JetStreamServer(options.name, link, dataSource, logger, shutdown, errorJudge),
  ];
  for (const strategy of servers) app.connectMicroservice({ strategy });
  return { app, servers };
}

async function listen<C extends CommonConfig>(
  app: NestExpressApplication,
  options: ServiceOptions<C>,
  logger: PinoLogger,
): Promise<number> {
  if (options.http === undefined) {
    await app.init();
    return 0;
  }
  await app.listen(options.http.port, options.config.HOST);
  const port = portOf(app.getHttpServer());
  logger.info({ port }, 'http listening');
  return port;
}

async function listenInternally<C extends CommonConfig>(
  app: NestExpressApplication,
  { http, config }: ServiceOptions<C>,
  logger: PinoLogger,
): Promise<Server | undefined> {
  if (http?.internal === undefined) return undefined;
  // Routes are mounted by then, so that no request is answered by half an application.
  await app.init();
  const server = createServer(http.internal.listener(app));
  server.listen(http.internal.port, config.HOST);
  await once(server, 'listening');
  logger.info({ port: portOf(server) }, 'internal http listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Returns what takes the listeners away again. */
function exitOnSignals(stop: () => Promise<void>, logger: PinoLogger): () => void {
  const listener = (): void => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, listener);
  return () => {
    for (const signal of signals) process.removeListener(signal, listener);
  };
}

const REQUEST_LIMIT_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/** Takes no more connections and lets the requests in hand end, those that never end up to a limit. */
async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeIdleConnections();
  // A connection that ends its last request later would be kept alive for the next one, which never comes.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, IDLE_SWEEP_MS);
  const limit = setTimeout(() => {
    server.closeAllConnections();
  }, REQUEST_LIMIT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
