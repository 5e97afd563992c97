import { DeliverPolicy, jetstream, type ConsumerMessages } from '@nats-io/jetstream';
import { ensureStreams, FACT_STREAM } from './jetstream.js';
import type { NatsLink } from './nats-link.js';

/**
 * Tells `onFact` of every fact from now on, in every replica: for caches, which hold nothing worth a durable
 * consumer. `onGap` is called whenever facts may have been missed, so that everything can be dropped.
 */
export class FactWatcher {
  private running = true;
  private messages: ConsumerMessages | undefined;
  private readonly loop: Promise<void>;
  private begun = (): void => undefined;
  /** Resolves once facts are heard for the first time. */
  readonly watching = new Promise<void>((resolve) => (this.begun = resolve));

  constructor(
    private readonly link: NatsLink,
    private readonly listener: { onFact: (subject: string, payload: unknown) => void; onGap: () => void },
  ) {
    link.onChange(() => {
      listener.onGap();
    });
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.messages?.stop();
    await this.loop;
  }

  /** A method, because the answer changes while its callers wait. */
  private isRunning(): boolean {
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.running) {
      if (this.link.connected) await this.watch().catch(() => undefined);
      this.listener.onGap();
      if (this.isRunning()) await new Promise((resolve) => setTimeout(resolve, 250).unref());
    }
  }

  private async watch(): Promise<void> {
    await ensureStreams(this.link.connection);
    const consumer = await jetstream(this.link.connection).consumers.get(FACT_STREAM, {
      deliver_policy: DeliverPolicy.New,
    });
    this.messages = await consumer.consume({ abort_on_missing_resource: true });
    // A stop that came while this was being set up found nothing to stop.
    if (!this.isRunning()) this.messages.stop();
    // Between the last gap and the start of this consumer facts may have passed.
    this.listener.onGap();
    this.begun();
    for await (const message of this.messages) this.listener.onFact(message.subject, message.json());
  }
}
