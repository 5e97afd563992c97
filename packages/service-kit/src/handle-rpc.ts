import type { RpcContract } from '@manzil/contracts/rpc';
import { Logger } from '@nestjs/common';
import {
  Ctx,
  MessagePattern,
  Payload,
  RpcException,
  Transport,
  type NatsContext,
} from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { z } from 'zod';
import { isDatabaseUnavailable } from './database-unavailable.js';
import type { EncodedJson } from './encoded-json.js';
import { DomainError, validationError } from './errors.js';
import { rpcHandled } from './metrics.js';
import { actAsCaller, REQUEST_ID_HEADER, runWithRequest } from '@manzil/messaging/request-context';
import { withSpan, type SpanOptions } from './tracing.js';

type RpcMethod<Req extends z.ZodType, Res extends z.ZodType> = (
  request: z.output<Req>,
) => Promise<z.input<Res> | EncodedJson<z.input<Res>>>;

const logger = new Logger('rpc');

/**
 * Handles the requests of `contract`. A method whose request or reply type differs from the contract does not
 * compile. The payload is validated before the method runs; a {@link DomainError} reaches the caller with its
 * code, any other error as INTERNAL, or UNAVAILABLE while PostgreSQL is unreachable, and is logged here once.
 */
export function HandleRpc<Req extends z.ZodType, Res extends z.ZodType>(contract: RpcContract<Req, Res>) {
  return <M extends RpcMethod<Req, Res>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const { value } = descriptor;
    if (value === undefined) throw new TypeError(`@HandleRpc decorates methods only: ${String(key)}`);
    const method: M = value;
    async function handle(
      this: unknown,
      payload: unknown,
      context: NatsContext,
    ): Promise<z.input<Res> | EncodedJson<z.input<Res>>> {
      const headers = context.getHeaders() as MsgHdrs | undefined;
      return runWithRequest(headers?.get(REQUEST_ID_HEADER), async () => {
        actAsCaller((name) => headers?.get(name));
        const observe = rpcHandled.startTimer({ subject: contract.subject });
        try {
          const request = contract.request.safeParse(payload ?? {});
          if (!request.success) throw validationError(request.error);
          const reply = await withSpan(spanOf(contract.subject, headers), () =>
            method.call(this, request.data),
          );
          observe({ outcome: 'ok' });
          return reply;
        } catch (error) {
          const known = error instanceof DomainError ? error : unexpected(contract.subject, error);
          observe({ outcome: known.code });
          throw new RpcException(known.toWire());
        }
      });
    }
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(contract.subject, Transport.NATS)(target, key, { value: handle });
    descriptor.value = handle as unknown as M;
  };
}

const spanOf = (name: string, headers: MsgHdrs | undefined): SpanOptions => ({
  name,
  kind: 'SERVER',
  carrier: { traceparent: headers?.get('traceparent') },
});

function unexpected(subject: string, error: unknown): DomainError {
  if (isDatabaseUnavailable(error)) {
    logger.warn(error instanceof Error ? error : new Error(String(error)), subject);
    return new DomainError('UNAVAILABLE', 'This part of the site is not available right now');
  }
  logger.error(error instanceof Error ? error : new Error(String(error)), subject);
  return new DomainError('INTERNAL', 'Something went wrong on our side');
}
