import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { NatsLink } from './nats-link.js';

interface Consumption {
  link: NatsLink;
  pauseMs: number;
  open(): Promise<ConsumerMessages>;
  handle(message: JsMsg): Promise<void> | void;
  /** Called before each pause, with the error when one ended the consumer. */
  onPause(error?: unknown): void;
}

/**
 * Handles messages one by one, and opens the consumer again after a pause whenever it ends, because the connection
 * was lost or the server lost its store.
 */
export class ReconnectingConsumer {
  private running = true;
  private messages: ConsumerMessages | undefined;
  private readonly loop: Promise<void>;

  constructor(private readonly consumption: Consumption) {
    this.loop = this.run();
  }

  /** Pulls no more messages and waits for the one that is being handled. */
  async stop(): Promise<void> {
    this.running = false;
    this.messages?.stop();
    await this.loop;
  }

  /** A method, because TypeScript would narrow the field, which changes during an await. */
  private isRunning(): boolean {
    return this.running;
  }

  private async run(): Promise<void> {
    const { consumption } = this;
    while (this.running) {
      try {
        if (consumption.link.connected) await this.consume();
        consumption.onPause();
      } catch (error) {
        consumption.onPause(error);
      }
      if (this.isRunning()) await new Promise((resolve) => setTimeout(resolve, consumption.pauseMs).unref());
    }
  }

  private async consume(): Promise<void> {
    const messages = await this.consumption.open();
    this.messages = messages;
    // A stop() while the consumer was opening had nothing to stop.
    if (!this.isRunning()) messages.stop();
    for await (const message of messages) {
      await this.consumption.handle(message);
      if (!this.running) messages.stop();
    }
  }
}
