import { wireErrorSchema } from '@manzil/contracts/errors';
import { DEFAULT_DEADLINE_MS, type RpcContract } from '@manzil/contracts/rpc';
import { Injectable } from '@nestjs/common';
import { errors, headers, type Msg } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from './errors.js';
import { rpcAsked } from './metrics.js';
import type { NatsLink } from './nats-link.js';
import { currentRequestId, REQUEST_ID_HEADER } from './request-context.js';

/**
 * Asks another process by contract. Every failure is a {@link DomainError}: the answerer's own, UNAVAILABLE
 * when nobody answers that subject (at once) or NATS is away, DEADLINE_EXCEEDED when the answer is late.
 * An idempotent ask that found nobody is tried once more, so that one replica may go away unnoticed.
 */
@Injectable()
export class RpcClient {
  constructor(
    private readonly link: NatsLink,
    /** Replies come from our own services, so production skips parsing them a second time. */
    private readonly options: { validateReplies: boolean },
  ) {}

  async ask<Req extends z.ZodType, Res extends z.ZodType>(
    contract: RpcContract<Req, Res>,
    request: z.input<Req>,
  ): Promise<z.output<Res>> {
    const observe = rpcAsked.startTimer({ subject: contract.subject });
    try {
      const reply = await this.askOnce(contract, request).catch((error: unknown) => {
        if (contract.idempotent === true && this.link.connected && isUnavailable(error)) {
          return this.askOnce(contract, request);
        }
        throw error;
      });
      observe({ outcome: 'ok' });
      return this.options.validateReplies ? contract.response.parse(reply) : (reply as z.output<Res>);
    } catch (error) {
      observe({ outcome: error instanceof DomainError ? error.code : 'INTERNAL' });
      throw error;
    }
  }

  private async askOnce(contract: RpcContract, request: unknown): Promise<unknown> {
    if (!this.link.connected) throw unavailable(contract.subject);
    const natsHeaders = headers();
    const requestId = currentRequestId();
    if (requestId !== undefined) natsHeaders.set(REQUEST_ID_HEADER, requestId);
    const packet = JSON.stringify({ id: randomUUID(), pattern: contract.subject, data: request });
    const reply = await this.link.connection
      .request(contract.subject, packet, {
        timeout: contract.deadlineMs ?? DEFAULT_DEADLINE_MS,
        headers: natsHeaders,
      })
      .catch((error: unknown) => {
        throw toDomainError(error, contract.subject);
      });
    return readReply(reply);
  }
}

function readReply(reply: Msg): unknown {
  const packet = reply.json<{ response?: unknown; err?: unknown }>();
  if (packet.err === undefined) return packet.response;
  const wire = wireErrorSchema.safeParse(packet.err);
  throw wire.success
    ? DomainError.fromWire(wire.data)
    : new DomainError('INTERNAL', 'Something went wrong on our side', {}, { cause: packet.err });
}

function toDomainError(error: unknown, subject: string): DomainError {
  return error instanceof errors.TimeoutError
    ? new DomainError(
        'DEADLINE_EXCEEDED',
        'The answer took too long',
        { details: { subject } },
        { cause: error },
      )
    : unavailable(subject, error);
}

const unavailable = (subject: string, cause?: unknown): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'This part of the site is not available right now',
    { details: { subject } },
    { cause },
  );

const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';
