import type { CustomTransportStrategy } from '@nestjs/microservices';
import { Server } from '@nestjs/microservices';
import type { DataSource } from 'typeorm';
import { JETSTREAM_TRANSPORT } from './handle-message.js';
import { JetStreamConsumer, type ErrorClassifier } from './jetstream-consumer.js';
import type { Logger } from 'pino';
import type { NatsLink } from '../connection/nats-link.js';
import { durableName, requeueSubject } from '../connection/streams.js';

/**
 * Serves the `@HandleEvent` and `@HandleCommand` methods: two durable consumers per (service, subject), of which the
 * second reads the dead letters that were requeued.
 */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM_TRANSPORT;
  private consumers: JetStreamConsumer[] = [];

  constructor(
    private readonly service: string,
    private readonly link: NatsLink,
    private readonly dataSource: DataSource,
    private readonly pino: Logger,
    private readonly shutdown: AbortSignal,
    private readonly errors: ErrorClassifier,
  ) {
    super();
  }

  listen(ready: () => void): void {
    const filters = [...this.messageHandlers].flatMap(([subject, handler]) =>
      [subject, requeueSubject(this.service, subject)].map((filter) => ({ subject, handler, filter })),
    );
    this.consumers = filters.map(({ subject, handler, filter }) => {
      const consumer = new JetStreamConsumer({
        subject,
        filter,
        durable: durableName(this.service, subject),
        kind: handler.extras?.kind === 'command' ? 'command' : 'event',
        handler: async (payload, delivery) => {
          // Nest's exception filters swallow the method's error, so the decorated method stores its outcome on
          // the delivery.
          await handler(payload, delivery);
          await delivery.outcome;
        },
        link: this.link,
        dataSource: this.dataSource,
        errors: this.errors,
        shutdown: this.shutdown,
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
    // This transport emits no events.
  }

  override unwrap(): never {
    throw new Error('The connection belongs to NatsLink');
  }
}
