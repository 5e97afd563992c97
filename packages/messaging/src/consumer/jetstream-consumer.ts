import type { Actor } from '@manzil/contracts/actor';
import {
  AckPolicy,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { NatsLink } from '../connection/nats-link.js';
import { ReconnectingConsumer } from '../connection/reconnecting-consumer.js';
import { ensureStreams, streamOf } from '../connection/streams.js';
import { messagesHandled } from '../metrics.js';
import {
  ACTOR_HEADER,
  decodeActor,
  REQUEST_ID_HEADER,
  runWithActor,
  runWithRequest,
} from '../request-context.js';
import type { Delivery } from './handle-message.js';
import { claimMessage } from './inbox.js';
import { countFailure, failuresOf, clearFailures } from './message-failures.js';
import { idOf, jsonOf, textOrJsonOf } from './received-message.js';

/** Classifies the errors that handlers throw. */
export interface ErrorClassifier {
  /** True when a dependency is unavailable: the message is redelivered later, and no attempt is counted. */
  isTransient(error: unknown): boolean;
  /** The error message as it may be shown to staff, without values from the database. */
  describe(error: unknown): string;
}

interface ConsumerOptions {
  /** Subject of the contract, which names the message in metrics, logs and dead letters. */
  subject: string;
  /** Subject that is pulled: the same, or the subject of its requeued messages. */
  filter: string;
  durable: string;
  kind: 'event' | 'command';
  handler: (payload: unknown, delivery: Delivery) => Promise<void>;
  link: NatsLink;
  dataSource: DataSource;
  errors: ErrorClassifier;
  shutdown: AbortSignal;
  logger: Logger;
}

/** After this time without a sign of progress, JetStream redelivers the message to another worker. */
const ACK_WAIT_MS = 15_000;
const PROGRESS_INTERVAL_MS = 5_000;
const RESTART_DELAY_MS = 500;
/** Redelivery delay while a dependency of the handler is unavailable. */
const UNAVAILABLE_DELAY_MS = 2_000;
/** Redelivery delay of a message whose process is shutting down. */
const SHUTDOWN_DELAY_MS = 100;

/**
 * Pulls one subject and acknowledges each message after its handler has finished. A process handles one message of a
 * subject at a time. The order of a subject is not guaranteed, because a failed message is redelivered after later
 * ones and replicas work in parallel.
 */
export class JetStreamConsumer {
  private consumption: ReconnectingConsumer | undefined;

  constructor(private readonly options: ConsumerOptions) {}

  start(): void {
    const { link, logger, subject } = this.options;
    this.consumption = new ReconnectingConsumer({
      link,
      pauseMs: RESTART_DELAY_MS,
      open: () => this.open(),
      handle: (message) => this.deliver(message),
      onPause: (error) => {
        if (error !== undefined) logger.warn({ err: error, subject }, 'consumer stopped, restarting it');
      },
    });
  }

  /** Pulls no more messages and waits for the one that is being handled. */
  async stop(): Promise<void> {
    await this.consumption?.stop();
  }

  private async open(): Promise<ConsumerMessages> {
    const { link, filter, durable, kind } = this.options;
    const stream = streamOf(filter);
    await ensureStreams(link.connection);
    const manager = await jetstreamManager(link.connection);
    await manager.consumers.add(stream, {
      durable_name: durable,
      filter_subject: filter,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: -1,
    });
    const consumer = await jetstream(link.connection).consumers.get(stream, durable);
    // Commands run long: one must not wait in the buffer of a busy process while another process is idle.
    return consumer.consume({
      max_messages: kind === 'command' ? 1 : 100,
      abort_on_missing_resource: true,
    });
  }

  private async deliver(message: JsMsg): Promise<void> {
    const progress = setInterval(() => {
      message.working();
    }, PROGRESS_INTERVAL_MS);
    try {
      const actor = decodeActor(message.headers?.get(ACTOR_HEADER));
      const handle = (): Promise<void> => this.handle(message, actor);
      await runWithRequest(message.headers?.get(REQUEST_ID_HEADER), () =>
        actor === undefined ? handle() : runWithActor(actor, handle),
      );
      message.ack();
      messagesHandled.inc({ subject: this.options.subject, outcome: 'ok' });
    } catch (error) {
      await this.fail(message, error);
    } finally {
      clearInterval(progress);
    }
  }

  private async handle(message: JsMsg, actor: Actor | undefined): Promise<void> {
    const { dataSource, durable, handler, kind } = this.options;
    const messageId = idOf(message);
    const payload = jsonOf(message);
    const run = async (manager: EntityManager): Promise<void> => {
      const failures = message.redelivered ? await failuresOf(manager, durable, messageId) : 0;
      const context = { manager, messageId, actor, attempt: failures + 1 };
      await handler(payload, { context, outcome: undefined });
      if (failures > 0) await clearFailures(manager, durable, messageId);
    };
    if (kind === 'command') {
      await run(dataSource.manager);
      return;
    }
    await dataSource.transaction(async (manager) => {
      if (await claimMessage(manager, durable, messageId)) await run(manager);
    });
  }

  private async fail(message: JsMsg, error: unknown): Promise<void> {
    const { errors, logger, shutdown, subject } = this.options;
    if (shutdown.aborted || errors.isTransient(error)) {
      messagesHandled.inc({ subject, outcome: 'postponed' });
      message.nak(shutdown.aborted ? SHUTDOWN_DELAY_MS : UNAVAILABLE_DELAY_MS);
      return;
    }
    try {
      const { attempts, delayMs } = await this.count(message, error);
      messagesHandled.inc({ subject, outcome: delayMs === undefined ? 'dead' : 'retried' });
      const level = delayMs === undefined ? 'error' : 'warn';
      logger[level]({ err: error, subject, attempts }, 'a message could not be handled');
      if (delayMs === undefined) message.term();
      else message.nak(delayMs);
    } catch (uncounted) {
      logger.warn({ err: uncounted, subject }, 'the failure of a message could not be counted');
      message.nak(UNAVAILABLE_DELAY_MS);
    }
  }

  private count(message: JsMsg, error: unknown): ReturnType<typeof countFailure> {
    const { dataSource, durable, errors, subject } = this.options;
    const letter = {
      consumer: durable,
      messageId: idOf(message),
      subject,
      payload: textOrJsonOf(message),
      error: errors.describe(error),
      actor: decodeActor(message.headers?.get(ACTOR_HEADER)),
    };
    return countFailure(dataSource, letter, error);
  }
}
