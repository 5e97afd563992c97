import {
  AckPolicy,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { DataSource } from 'typeorm';
import { CONSUMER_HEADER, type DeadLetters } from './dead-letters.js';
import type { Delivery } from './handle-fact.js';
import { claimMessage } from './inbox.js';
import { ensureStreams, FACT_STREAM, WORK_STREAM } from './jetstream.js';
import type { PinoLogger } from './logger.js';
import { messagesHandled } from './metrics.js';
import type { NatsLink } from './nats-link.js';
import { REQUEST_ID_HEADER, runWithRequest } from './request-context.js';
import { SteadyConsumption } from './steady-consumption.js';

interface ConsumerOptions {
  subject: string;
  durable: string;
  kind: 'fact' | 'work';
  handler: (payload: unknown, delivery: Delivery) => Promise<void>;
  link: NatsLink;
  dataSource: DataSource;
  deadLetters: DeadLetters;
  logger: PinoLogger;
}

/** How long a dead worker's message stays with it before another gets it. */
const ACK_WAIT_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
/** Waits before the second, third… attempt; after the last one the message is a dead letter. */
const RETRY_DELAYS_MS = [100, 500, 2_000, 10_000];
const RESTART_DELAY_MS = 500;

/** Pulls one subject, one message at a time so that the order is kept, and acknowledges after the work. */
export class JetStreamConsumer {
  private consumption: SteadyConsumption | undefined;

  constructor(private readonly options: ConsumerOptions) {}

  start(): void {
    const { link, logger, subject } = this.options;
    this.consumption = new SteadyConsumption({
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
    const stream = kind === 'work' ? WORK_STREAM : FACT_STREAM;
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
      max_messages: kind === 'work' ? 1 : 100,
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
      await runWithRequest(message.headers?.get(REQUEST_ID_HEADER), () => this.handle(message));
      message.ack();
      messagesHandled.inc({ subject: this.options.subject, outcome: 'ok' });
    } catch (error) {
      await this.fail(message, error);
    } finally {
      clearInterval(keepAlive);
    }
  }

  private async handle(message: JsMsg): Promise<void> {
    const { dataSource, durable, handler, kind } = this.options;
    const messageId = idOf(message);
    const attempt = message.info.deliveryCount;
    const payload = message.json();
    if (kind === 'work') {
      await handler(payload, {
        context: { manager: dataSource.manager, messageId, attempt },
        outcome: undefined,
      });
      return;
    }
    await dataSource.transaction(async (manager) => {
      if (!(await claimMessage(manager, durable, messageId))) return;
      await handler(payload, { context: { manager, messageId, attempt }, outcome: undefined });
    });
  }

  private async fail(message: JsMsg, error: unknown): Promise<void> {
    const { deadLetters, durable, logger, subject } = this.options;
    const attempts = message.info.deliveryCount;
    const delay = RETRY_DELAYS_MS[attempts - 1];
    messagesHandled.inc({ subject, outcome: delay === undefined ? 'dead' : 'retried' });
    logger[delay === undefined ? 'error' : 'warn'](
      { err: error, subject, attempts },
      'a message could not be handled',
    );
    if (delay !== undefined) {
      message.nak(delay);
      return;
    }
    try {
      const text = error instanceof Error ? error.message : String(error);
      await deadLetters.keep({
        consumer: durable,
        messageId: idOf(message),
        subject,
        payload: message.json(),
        error: text,
        attempts,
      });
      message.term();
    } catch {
      // The database is away too: the message stays and comes again.
      message.nak(RETRY_DELAYS_MS.at(-1));
    }
  }
}

/** The publisher's message id, or for a message without one its place in the stream. */
function idOf(message: JsMsg): string {
  return message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.info.streamSequence}`;
}
