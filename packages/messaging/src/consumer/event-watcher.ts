import { DeliverPolicy, jetstream, type ConsumerMessages } from '@nats-io/jetstream';
import { ensureStreams, EVENT_STREAM } from '../connection/streams.js';
import type { NatsLink } from '../connection/nats-link.js';
import { ReconnectingConsumer } from '../connection/reconnecting-consumer.js';

const PAUSE_MS = 250;

/**
 * Tells `onEvent` of every fact from now on, in every replica: for caches, which hold nothing worth a durable
 * consumer. `onGap` is called whenever facts may have been missed, so that everything can be dropped.
 */
export class EventWatcher {
  private readonly consumption: ReconnectingConsumer;
  private begun = (): void => undefined;
  /** Resolves once facts are heard for the first time. */
  readonly watching = new Promise<void>((resolve) => (this.begun = resolve));

  constructor(
    private readonly link: NatsLink,
    private readonly listener: { onEvent: (subject: string, payload: unknown) => void; onGap: () => void },
  ) {
    const missed = (): void => {
      listener.onGap();
    };
    link.onChange(missed);
    this.consumption = new ReconnectingConsumer({
      ...{ link, pauseMs: PAUSE_MS, pausing: missed },
      open: () => this.watch(),
      take: (message) => {
        listener.onEvent(message.subject, message.json());
      },
    });
  }

  stop(): Promise<void> {
    return this.consumption.stop();
  }

  private async watch(): Promise<ConsumerMessages> {
    await ensureStreams(this.link.connection);
    const consumer = await jetstream(this.link.connection).consumers.get(EVENT_STREAM, {
      deliver_policy: DeliverPolicy.New,
    });
    const messages = await consumer.consume({ abort_on_missing_resource: true });
    // Between the last gap and the start of this consumer facts may have passed.
    this.listener.onGap();
    this.begun();
    return messages;
  }
}
