import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { NatsLink } from './nats-link.js';

interface Consumption {
  link: NatsLink;
  pauseMs: number;
  open(): Promise<ConsumerMessages>;
  take(message: JsMsg): Promise<void> | void;
  /** Before each pause; with the error, when one ended what was open. */
  pausing(error?: unknown): void;
}

/**
 * Takes messages one by one from what `open` opens, and opens it again after a pause whenever it ends: with the
 * connection, or with a server that lost its store.
 */
export class ReconnectingConsumer {
  private running = true;
  private messages: ConsumerMessages | undefined;
  private readonly loop: Promise<void>;

  constructor(private readonly consumption: Consumption) {
    this.loop = this.run();
  }

  /** Takes no more messages and waits for the one in hand. */
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
    const { consumption } = this;
    while (this.running) {
      try {
        if (consumption.link.connected) await this.consume();
        consumption.pausing();
      } catch (error) {
        consumption.pausing(error);
      }
      if (this.isRunning()) await new Promise((resolve) => setTimeout(resolve, consumption.pauseMs).unref());
    }
  }

  private async consume(): Promise<void> {
    const messages = await this.consumption.open();
    this.messages = messages;
    // A stop that came while this was being opened found nothing to stop.
    if (!this.isRunning()) messages.stop();
    for await (const message of messages) {
      await this.consumption.take(message);
      if (!this.running) messages.stop();
    }
  }
}
