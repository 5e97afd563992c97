import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module, type INestApplication, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { deleteExpiredMessages } from '@manzil/messaging/consumer/inbox';
import type { ErrorClassifier } from '@manzil/messaging/consumer/jetstream-consumer';
import { JetStreamServer } from '@manzil/messaging/consumer/jetstream-server';
import { ensureStreams, setStreamReplicas } from '@manzil/messaging/connection/streams';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { OutboxRelay } from '@manzil/messaging/outbox/outbox-relay';
import { databaseTls, natsAccess, type commonConfig } from './config.js';
import { openDatabase, type DatabaseOptions } from './database.js';
import { observeDependencies } from './dependency-metrics.js';
import { failedMessagesController } from './failed-messages/failed-messages-controller.js';
import { ManageFailedMessages } from './failed-messages/manage-failed-messages.js';
import { JobSchedule } from './jobs/job-schedule.js';
import { KitModule } from './kit-module.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { DomainError } from './errors.js';
import { createLogger, NestLogger, type DestinationStream, type PinoLogger } from './logger.js';
import { ownAddress } from './own-address.js';
import { safeError } from './safe-error.js';
import { startOpsServer } from './ops-server.js';
import { Readiness } from './readiness.js';
import { RpcClient } from './rpc-client.js';
import { RpcServer, type RequestFrame } from './rpc-server.js';
import { startTracing } from './tracing.js';

type CommonConfig = Partial<z.output<typeof commonConfig>> &
  Pick<z.output<typeof commonConfig>, 'NATS_URL' | 'OPS_PORT' | 'HOST'> & {
    LOG_LEVEL: string;
    /** Standard output by default; a suite reads here the log of a service that runs in its process. */
    logTo?: DestinationStream;
    /** Divides the intervals of all jobs, so that suites wait less for them. */
    jobSpeed?: number;
  };

export interface ServiceOptions<C extends CommonConfig> {
  /** Also the queue group and the prefix of the durable consumers. */
  name: string;
  config: C;
  database: DatabaseOptions;
  module: Type<unknown>;
  /** Provided by the module: every request of another process is answered within it. */
  frame?: Type<RequestFrame>;
  /** Set for a process that serves HTTP itself. */
  http?: {
    port: number;
    /** Runs before any route is mounted. */
    configure?: (app: NestExpressApplication) => void;
    /** A second listener for the product's own processes, which stays open while requests at `port` finish. */
    internal?: {
      port: number;
      host?: string | undefined;
      listener: (app: NestExpressApplication) => RequestListener;
    };
  };
  /** Runs after everything is connected and before the process reports ready. */
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
 * Starts a process: the health endpoints first, then PostgreSQL (waited for and migrated), NATS (waited for) and the
 * Nest application. SIGTERM and SIGINT stop it in the opposite order, after the requests in progress.
 */
export async function runService<C extends CommonConfig>(
  options: ServiceOptions<C>,
): Promise<RunningService> {
  const { name, config } = options;
  const logger = createLogger(name, config.LOG_LEVEL, config.logTo);
  const endTracing = await startTracing(name);
  const readiness = new Readiness();
  const opsHosts = config.OPS_HOST?.length ? config.OPS_HOST : [config.HOST];
  const ops = await startOpsServer(readiness, opsHosts, config.OPS_PORT);
  logger.info({ port: ops.port }, 'ops listening');

  const dataSource = await openDatabase({ ...options.database, tls: databaseTls(config) }, logger);
  readiness.dataSource = dataSource;
  const link = await NatsLink.open(natsAccess(config), name, logger);
  readiness.link = link;
  setStreamReplicas(config.NATS_STREAM_REPLICAS ?? 1);
  await ensureStreams(link.connection);
  const stopObserving = observeDependencies({ dataSource, link });

  const shutdown = new AbortController();
  const connected = { dataSource, link, logger, readiness, shutdown: shutdown.signal };
  const { app, servers } = await createApp(options, connected);
  const relay = new OutboxRelay(dataSource, link, logger);
  relay.start();
  // Mounts all routes and initialises all providers before the first request or message can arrive.
  await app.init();
  await app.startAllMicroservices();
  await options.onStarted?.(app);
  // Before the public listener: a public request may cause a request to the internal one.
  const internal = await listenInternally(app, options, logger);
  const httpPort = await listen(app, options, logger);
  const deleteExpired = () => deleteExpiredMessages(dataSource.manager);
  app.get(JobSchedule).every(HOUR_MS, 'delete-expired-messages', deleteExpired, { atStart: false });
  readiness.started = true;
  logger.info('ready');

  const stop = onlyOnce(async () => {
    readiness.stopping = true;
    shutdown.abort(new Error('the service is shutting down'));
    removeSignalHandlers();
    // Stop everything that may still write, then the relay that publishes it, then their connections.
    if (options.http !== undefined) await finishRequests(app.getHttpServer());
    if (internal !== undefined) await finishRequests(internal);
    await Promise.all(servers.map((server) => server.close()));
    await relay.stop();
    await app.close();
    stopObserving();
    await link.close();
    await endTracing();
    await ops.close();
    logger.info('stopped');
  });
  const removeSignalHandlers = exitOnSignals(stop, logger);
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
  const failedMessages = new FailedMessages(dataSource);
  const outbox = new Outbox();
  const rpcClient = new RpcClient(link, {
    validateReplies: process.env.NODE_ENV !== 'production',
    minDeadlineMs: options.config.RPC_MIN_DEADLINE_MS,
  });
  const kit = KitModule.of({
    config: options.config,
    jobSpeed: options.config.jobSpeed,
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
  Module({
    imports: [DiscoveryModule, kit, options.module],
    controllers: [failedMessagesController(options.name)],
  })(RootModule);
  const app = await NestFactory.create<NestExpressApplication>(RootModule, new ExpressAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
  });
  options.http?.configure?.(app);
  const servers = [
    new RpcServer(link, options.name, app, options.frame),
    new JetStreamServer(options.name, link, dataSource, logger, shutdown, messageErrors),
  ];
  for (const strategy of servers) app.connectMicroservice({ strategy });
  return { app, servers };
}

const messageErrors: ErrorClassifier = {
  isTransient: (error) =>
    isDatabaseUnavailable(error) || (error instanceof DomainError && error.code === 'UNAVAILABLE'),
  describe: (error) => safeError(error).message,
};

/**
 * Longer than the minute for which load balancers keep an unused connection: a request that is sent while the server closes
 * its connection fails.
 */
const KEEP_ALIVE_MS = 65_000;

async function listen<C extends CommonConfig>(
  app: NestExpressApplication,
  options: ServiceOptions<C>,
  logger: PinoLogger,
): Promise<number> {
  if (options.http === undefined) return 0;
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
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
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, http.internal.listener(app));
  server.listen(http.internal.port, await ownAddress(http.internal.host ?? config.HOST));
  await once(server, 'listening');
  logger.info({ port: portOf(server) }, 'internal http listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Returns a function that removes the handlers. */
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
const HOUR_MS = 3_600_000;
const IDLE_SWEEP_MS = 50;

/** Accepts no more connections and waits for the requests in progress, for 10 s at most. */
async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeIdleConnections();
  // A connection that finishes its last request later would otherwise stay open for keep-alive.
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
