import type { CustomTransportStrategy } from '@nestjs/microservices';
import { NatsContext, Server, Transport } from '@nestjs/microservices';
import type { Msg, Subscription } from '@nats-io/transport-node';
import { lastValueFrom } from 'rxjs';
import type { NatsLink } from '@manzil/messaging/connection/nats-link';

const DRAIN_LIMIT_MS = 10_000;

/**
 * Serves the `@HandleRpc` methods on the process's one NATS connection, in the queue group of its service,
 * with Nest's own packet format. At shutdown it takes no more asks, answers those that were given to it, waits
 * for those in hand and no longer
 * (Nest's stock server opens a connection of its own and sleeps its whole grace period even when idle).
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Transport.NATS;
  private subscriptions: Subscription[] = [];
  private readonly inHand = new Set<Promise<void>>();

  constructor(
    private readonly link: NatsLink,
    private readonly queue: string,
  ) {
    super();
  }

  listen(ready: () => void): void {
    this.subscriptions = [...this.messageHandlers.keys()].map((subject) =>
      this.link.connection.subscribe(subject, {
        queue: this.queue,
        callback: (error, message) => {
          if (error === null && isRequest(message, subject)) this.track(this.answer(subject, message));
        },
      }),
    );
    ready();
  }

  async close(): Promise<void> {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, DRAIN_LIMIT_MS).unref());
    await Promise.race([this.finish(), limit]);
  }

  /** What the server sent before it heard of our leaving is ours to answer: nobody else will get it. */
  private async finish(): Promise<void> {
    await Promise.allSettled(
      this.subscriptions.map(async (subscription) => {
        if (this.link.connected) await subscription.drain();
        else subscription.unsubscribe();
      }),
    );
    await Promise.allSettled(this.inHand);
  }

  on(): void {
    // No events of its own: NatsLink tells about the connection.
  }

  override unwrap(): never {
    throw new Error('The connection belongs to NatsLink');
  }

  private track(answering: Promise<void>): void {
    this.inHand.add(answering);
    void answering.finally(() => this.inHand.delete(answering));
  }

  private async answer(subject: string, message: Msg): Promise<void> {
    const { id, data } = readPacket(message);
    try {
      const handler = this.getHandlerByPattern(subject);
      if (handler === null) throw new Error(`No handler for ${subject}`);
      const given: unknown = await handler(data, new NatsContext([subject, message.headers]));
      const response = await lastValueFrom(this.transformToObservable(given));
      message.respond(JSON.stringify({ id, response, isDisposed: true }));
    } catch (error) {
      message.respond(JSON.stringify({ id, err: error, isDisposed: true }));
    }
  }
}

/**
 * False for what JetStream was made to deliver here: whoever may pull a message can name any subject as the place to
 * deliver it to, and would speak with the server's rights. A message keeps the subject that it was published to, and
 * what the server says itself is not sent from an inbox.
 */
const isRequest = ({ subject, reply = '' }: Msg, expected: string): boolean =>
  subject === expected && reply.startsWith('_INBOX.');

/** A packet that is no JSON is answered as an empty request, which no schema with a field accepts. */
function readPacket(message: Msg): { id: string | undefined; data: unknown } {
  try {
    const packet = message.json<{ id?: string; data?: unknown }>();
    return { id: packet.id, data: packet.data };
  } catch {
    return { id: undefined, data: undefined };
  }
}
