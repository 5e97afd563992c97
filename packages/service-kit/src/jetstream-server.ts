import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Server } from '@nestjs/microservices';
import type { DataSource } from 'typeorm';
import type { DeadLetters } from './dead-letters.js';
import { JETSTREAM_TRANSPORT } from './handle-fact.js';
import { JetStreamConsumer } from './jetstream-consumer.js';
import type { PinoLogger } from './logger.js';
import type { NatsLink } from './nats-link.js';

/** Serves the `@HandleFact` and `@HandleWork` methods: one durable consumer per (service, subject). */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM_TRANSPORT;
  private consumers: JetStreamConsumer[] = [];

  constructor(
    private readonly service: string,
    private readonly link: NatsLink,
    private readonly dataSource: DataSource,
    private readonly deadLetters: DeadLetters,
    private readonly pino: PinoLogger,
  ) {
    super();
  }

  listen(ready: () => void): void {
    this.consumers = [...this.messageHandlers].map(([subject, handler]) => {
      const consumer = new JetStreamConsumer({
        subject,
        durable: `${this.service}__${subject.replaceAll('.', '_')}`,
        kind: handler.extras?.kind === 'work' ? 'work' : 'fact',
        handler: async (payload, delivery) => {
          // Nest wraps the method in its exception filters and may answer with an observable: what counts
          // is the outcome that the decorated method left on the delivery.
          await handler(payload, delivery);
          await delivery.outcome;
        },
        link: this.link,
        dataSource: this.dataSource,
        deadLetters: this.deadLetters,
        logger: this.pino,
      });
      consumer.start();
      return consumer;
    });
    ready();
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  on(): void {
    // No events of its own.
  }

  override unwrap(): never {
    throw new Error('The connection belongs to NatsLink');
  }
}
