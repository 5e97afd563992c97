import { DeliverPolicy, jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { ensureStreams, EVENT_STREAM } from '../connection/streams.js';
import type { NatsLink } from '../connection/nats-link.js';
import { ReconnectingConsumer } from '../connection/reconnecting-consumer.js';

const PAUSE_MS = 250;

/**
 * Calls `onEvent` for every event from now on, in every replica. Meant for caches, which need no durable consumer:
 * `onGap` is called whenever events may have been missed, so that the whole cache can be invalidated.
 */
export class EventWatcher {
  private readonly consumption: ReconnectingConsumer;
  private markWatching = (): void => undefined;
  /** Resolves once the first consumer is open. */
  readonly watching = new Promise<void>((resolve) => (this.markWatching = resolve));

  constructor(
    private readonly link: NatsLink,
    private readonly listener: { onEvent: (subject: string, payload: unknown) => void; onGap: () => void },
  ) {
    const onGap = (): void => {
      listener.onGap();
    };
    link.onChange(onGap);
    this.consumption = new ReconnectingConsumer({
      link,
      pauseMs: PAUSE_MS,
      onPause: onGap,
      open: () => this.watch(),
      handle: (message) => {
        const payload = payloadOf(message);
        if (payload !== undefined) listener.onEvent(message.subject, payload);
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
    // Events may have been published between the last gap and the start of this consumer.
    this.listener.onGap();
    this.markWatching();
    return messages;
  }
}

/** Returns undefined for a message that is not JSON: no outbox has published it, so it reports no change. */
function payloadOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
