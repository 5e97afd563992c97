import type { RpcContract } from '@manzil/contracts/rpc';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { actAsCaller, limitWait, REQUEST_ID_HEADER, runWithRequest } from '@manzil/messaging/request-context';
import { isDatabaseUnavailable } from './database-unavailable.js';
import type { EncodedJson } from './encoded-json.js';
import { DomainError, validationError } from './errors.js';
import { rpcHandled } from './metrics.js';
import { withSpan, type SpanOptions } from './tracing.js';

type RpcMethod<Req extends z.ZodType, Res extends z.ZodType> = (
  request: z.output<Req>,
) => Reply<Res> | Promise<Reply<Res>>;
type Reply<Res extends z.ZodType> = z.input<Res> | EncodedJson<z.input<Res>>;

const CONTRACT = Symbol('contract');
const logger = new Logger('rpc');

/** A contract that depends on the service in which the class is provided. */
type ContractOf<Req extends z.ZodType, Res extends z.ZodType> = (
  app: INestApplicationContext,
) => RpcContract<Req, Res>;

/**
 * Handles the requests of `contract`; the class is a provider or a controller. A method whose request or reply type
 * differs from the contract does not compile. The method itself stays unchanged for callers in the process.
 */
export function HandleRpc<Req extends z.ZodType, Res extends z.ZodType>(
  contract: RpcContract<Req, Res> | ContractOf<Req, Res>,
) {
  return <M extends RpcMethod<Req, Res>>(
    _target: object,
    key: string | symbol,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (value === undefined) throw new TypeError(`@HandleRpc decorates methods only: ${String(key)}`);
    Reflect.defineMetadata(CONTRACT, contract, value);
  };
}

/** The contract whose requests a method handles in a service, if it handles any. */
export function rpcContractOf(method: object, app: INestApplicationContext): RpcContract | undefined {
  const contract = Reflect.getMetadata(CONTRACT, method) as
    | RpcContract
    | ContractOf<z.ZodType, z.ZodType>
    | undefined;
  return typeof contract === 'function' ? contract(app) : contract;
}

/**
 * Validates a payload and passes it to `method`. A {@link DomainError} reaches the caller with its code, any other
 * error as INTERNAL, or UNAVAILABLE while PostgreSQL is unreachable, and is logged here once.
 */
export async function answerRpc(
  contract: RpcContract,
  method: (request: unknown) => unknown,
  payload: unknown,
  headerOf: (name: string) => string | undefined,
): Promise<unknown> {
  return runWithRequest(headerOf(REQUEST_ID_HEADER), async () => {
    actAsCaller(headerOf);
    limitWait(headerOf);
    const observe = rpcHandled.startTimer({ subject: contract.subject });
    try {
      const request = contract.request.safeParse(payload ?? {});
      if (!request.success) throw validationError(request.error);
      const span = spanOf(contract.subject, headerOf('traceparent'));
      const reply = await withSpan(span, () => Promise.resolve(method(request.data)));
      observe({ outcome: 'ok' });
      return reply;
    } catch (error) {
      const known = error instanceof DomainError ? error : unexpected(contract.subject, error);
      observe({ outcome: known.code });
      throw known;
    }
  });
}

const spanOf = (name: string, traceparent: string | undefined): SpanOptions => ({
  name,
  kind: 'SERVER',
  carrier: { traceparent },
});

function unexpected(subject: string, error: unknown): DomainError {
  if (isDatabaseUnavailable(error)) {
    logger.warn(error instanceof Error ? error : new Error(String(error)), subject);
    return new DomainError('UNAVAILABLE', 'This part of the site is not available right now');
  }
  logger.error(error instanceof Error ? error : new Error(String(error)), subject);
  return new DomainError('INTERNAL', 'Something went wrong on our side');
}
