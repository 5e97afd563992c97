import type { FactContract, WorkContract } from '@manzil/contracts/rpc';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { validationError } from './errors.js';

/** Marks the handlers that the JetStream server serves. */
export const JETSTREAM_TRANSPORT = Symbol('jetstream');

/** What a handler knows about the message besides its payload. */
export interface FactContext {
  /** For a fact: the transaction in which the message was claimed. For work: outside of any. */
  readonly manager: EntityManager;
  readonly messageId: string;
  /** 1 for the first delivery. */
  readonly attempt: number;
}

/** How the handler's outcome reaches the server past Nest's exception filters, which would hide it. */
export interface Delivery {
  readonly context: FactContext;
  outcome: Promise<void> | undefined;
}

type FactMethod<P extends z.ZodType> = (payload: z.output<P>, context: FactContext) => Promise<void>;
type Kind = 'fact' | 'work';

function handleMessages<P extends z.ZodType>(subject: string, schema: P, kind: Kind) {
  return <M extends FactMethod<P>>(
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
        : Promise.reject(validationError(parsed.error, `A message on ${subject} is not valid`));
      await delivery.outcome.catch(() => undefined);
    }
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    EventPattern(subject, JETSTREAM_TRANSPORT, { kind })(target, key, { value: handle });
    descriptor.value = handle as unknown as M;
  };
}

/**
 * Runs the method once for each fact, in the transaction that also claims the message in the inbox: a
 * repeated delivery is acknowledged without running it. Facts of one subject are handled in order.
 */
export function HandleFact<P extends z.ZodType>(contract: FactContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'fact');
}

/**
 * Runs the method for each piece of work, at least once: the method itself must bear a repetition. The
 * message is kept alive for as long as the method runs.
 */
export function HandleWork<P extends z.ZodType>(contract: WorkContract<P>) {
  return handleMessages(contract.subject, contract.payload, 'work');
}
