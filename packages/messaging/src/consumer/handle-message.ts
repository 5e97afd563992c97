import type { Actor } from '@manzil/contracts/actor';
import type { EventContract, CommandContract } from '@manzil/contracts/messages';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { NonRetryableError } from '../errors.js';

/** Marks the handlers that the JetStream server serves. */
export const JETSTREAM_TRANSPORT = Symbol('jetstream');

/** What a handler knows about the message besides its payload. */
export interface MessageContext {
  /** For an event: the transaction in which the message was claimed. For a command: outside of any. */
  readonly manager: EntityManager;
  readonly messageId: string;
  /** Who caused the message; undefined for one that was written without anybody in mind. */
  readonly actor: Actor | undefined;
  /** 1 until the handler has failed with this message; a delivery that ended for other reasons is not counted. */
  readonly attempt: number;
}

/** How the handler's outcome reaches the server past Nest's exception filters, which would hide it. */
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
 * Runs the method once for each event, in the transaction that also claims the message in the inbox: a
 * repeated delivery is acknowledged without running it. Events come in any order, also those of one key, so the
 * method compares the version that the event carries with what it knows.
 */
export function HandleEvent<P extends z.ZodType>(contract: EventContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'event');
}

/**
 * Runs the method for each command, at least once and in any order: the method itself must bear a repetition. The
 * message is kept alive for as long as the method runs.
 */
export function HandleCommand<P extends z.ZodType>(contract: CommandContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'command');
}
