import type { Actor } from '@manzil/contracts/actor';
import type { EventContract, CommandContract } from '@manzil/contracts/messages';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { NonRetryableError } from '../errors.js';

/** Transport id of the handlers that {@link JetStreamServer} serves. */
export const JETSTREAM_TRANSPORT = Symbol('jetstream');

/** Metadata of a message, which a handler receives with the payload. */
export interface MessageContext {
  /** For an event, the transaction in which the message was claimed; for a command, no transaction. */
  readonly manager: EntityManager;
  readonly messageId: string;
  /** Undefined when the message was written without an actor. */
  readonly actor: Actor | undefined;
  /** Starts at 1 and grows with each failure of the handler; a delivery that ended for other reasons is not counted. */
  readonly attempt: number;
}

/** Passes the handler's outcome to the server past Nest's exception filters, which would swallow it. */
export interface Delivery {
  readonly context: MessageContext;
  outcome: Promise<void> | undefined;
}

type MessageMethod<P extends z.ZodType> = (payload: z.output<P>, context: MessageContext) => Promise<void>;
type Kind = 'event' | 'command';

function handleMessages<P extends z.ZodType>(subject: string, schema: P, kind: Kind) {
  return <M extends MessageMethod<P>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const { value } = descriptor;
    if (value === undefined) throw new TypeError(`A message handler must be a method: ${String(key)}`);
    const method: M = value;
    async function handle(this: unknown, payload: unknown, ...[context]: unknown[]): Promise<void> {
      const delivery = context as Delivery;
      const parsed = schema.safeParse(payload);
      delivery.outcome = parsed.success
        ? method.call(this, parsed.data, delivery.context)
        : Promise.reject(
            new NonRetryableError(`A message on ${subject} is not valid: ${z.prettifyError(parsed.error)}`),
          );
      await delivery.outcome.catch(() => undefined);
    }
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    EventPattern(subject, JETSTREAM_TRANSPORT, { kind })(target, key, { value: handle });
    descriptor.value = handle as unknown as M;
  };
}

/**
 * Runs the method once for each event, in the transaction that also claims the message in the inbox: a repeated
 * delivery is acknowledged without running it. The outbox publishes the events of one key in order, but a failed
 * event is retried after later ones and replicas work in parallel, so a method that depends on the order compares
 * the version in the event with the stored one.
 */
export function HandleEvent<P extends z.ZodType>(contract: EventContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'event');
}

/**
 * Runs the method for each command at least once and in any order, so the method must be idempotent. Its
 * acknowledgement deadline is extended for as long as the method runs.
 */
export function HandleCommand<P extends z.ZodType>(contract: CommandContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'command');
}
