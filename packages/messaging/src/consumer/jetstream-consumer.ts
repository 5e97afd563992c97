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
import { COMMAND_STREAM, ensureStreams, EVENT_STREAM } from '../connection/streams.js';
import { CONSUMER_HEADER } from '../dead-letters/failed-messages.js';
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
import { countFailure, failuresOf, forgetFailures } from './message-failures.js';
import { idOf, jsonOf, textOrJsonOf } from './received-message.js';

/** What the process knows of the errors of its handlers. */
export interface ErrorJudge {
  /** That something the handler needs is away right now: the message waits, and no attempt is counted. */
  isAway(error: unknown): boolean;
  /** The error as it may be shown to staff: without values of the database. */
  describe(error: unknown): string;
}

interface ConsumerOptions {
  subject: string;
  durable: string;
  kind: 'event' | 'command';
  handler: (payload: unknown, delivery: Delivery) => Promise<void>;
  link: NatsLink;
  dataSource: DataSource;
  judge: ErrorJudge;
  shutdown: AbortSignal;
  logger: Logger;
}

/** How long a dead worker's message stays with it before another gets it. */
const ACK_WAIT_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
const RESTART_DELAY_MS = 500;
/** Before a message comes again whose handler could not do its work for want of something that is away. */
const AWAY_DELAY_MS = 2_000;
/** Before another process gets the message of one that stops. */
const STOPPING_DELAY_MS = 100;

/**
 * Pulls one subject and acknowledges after the work. A process handles one message of it at a time; the order is not
 * kept, because a message that failed comes again later and replicas work side by side.
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
      take: (message) => this.deliver(message),
      pausing: (error) => {
        if (error !== undefined) logger.warn({ err: error, subject }, 'consumer stopped, starting it again');
      },
    });
  }

  /** Takes no more messages and waits for the one in hand. */
  async stop(): Promise<void> {
    await this.consumption?.stop();
  }

  private async open(): Promise<ConsumerMessages> {
    const { link, subject, durable, kind } = this.options;
    const stream = kind === 'command' ? COMMAND_STREAM : EVENT_STREAM;
    await ensureStreams(link.connection);
    const manager = await jetstreamManager(link.connection);
    await manager.consumers.add(stream, {
      durable_name: durable,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: -1,
    });
    const consumer = await jetstream(link.connection).consumers.get(stream, durable);
    // Work is long: a message must not wait in a busy process while another one is idle.
    return consumer.consume({
      max_messages: kind === 'command' ? 1 : 100,
      abort_on_missing_resource: true,
    });
  }

  private async deliver(message: JsMsg): Promise<void> {
    const onlyFor = message.headers?.get(CONSUMER_HEADER);
    if (onlyFor !== undefined && onlyFor !== '' && onlyFor !== this.options.durable) {
      message.ack();
      return;
    }
    const keepAlive = setInterval(() => {
      message.working();
    }, KEEP_ALIVE_MS);
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
      clearInterval(keepAlive);
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
      if (failures > 0) await forgetFailures(manager, durable, messageId);
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
    const { judge, logger, shutdown, subject } = this.options;
    if (shutdown.aborted || judge.isAway(error)) {
      messagesHandled.inc({ subject, outcome: 'postponed' });
      message.nak(shutdown.aborted ? STOPPING_DELAY_MS : AWAY_DELAY_MS);
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
      message.nak(AWAY_DELAY_MS);
    }
  }

  private count(message: JsMsg, error: unknown): ReturnType<typeof countFailure> {
    const { dataSource, durable, judge, subject } = this.options;
    const letter = {
      ...{ consumer: durable, messageId: idOf(message), subject, payload: textOrJsonOf(message) },
      ...{ error: judge.describe(error), actor: decodeActor(message.headers?.get(ACTOR_HEADER)) },
    };
    return countFailure(dataSource, letter, error);
  }
}
