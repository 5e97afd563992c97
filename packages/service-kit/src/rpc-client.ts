import { wireErrorSchema } from '@manzil/contracts/errors';
import { deadlineOf, type RpcContract } from '@manzil/contracts/rpc';
import { Injectable } from '@nestjs/common';
import { errors, headers, type Msg } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { EncodedJson } from './encoded-json.js';
import { readEncoded } from './encoded-reply.js';
import { DomainError } from './errors.js';
import { rpcRequests } from './metrics.js';
import type { NatsLink } from '@manzil/messaging/connection/nats-link';
import {
  callerHeaders,
  currentRequestId,
  REQUEST_ID_HEADER,
  TIMEOUT_HEADER,
} from '@manzil/messaging/request-context';
import { RetryBudget } from './retry-budget.js';
import { traceHeaders, withSpan } from './tracing.js';

/**
 * Sends requests to other processes by contract. Every failure is a {@link DomainError}: the handler's own,
 * UNAVAILABLE at once when no process serves the subject or NATS is unreachable, DEADLINE_EXCEEDED when the reply is
 * late. An idempotent request that found no handler, or has no reply by half of its deadline, is sent once more, so
 * that the loss of one replica fails no request.
 */
@Injectable()
export class RpcClient {
  private readonly budget = new RetryBudget();

  constructor(
    private readonly link: NatsLink,
    /** Production skips validating replies a second time, because they come from our own services. */
    private readonly options: { validateReplies: boolean; minDeadlineMs?: number | undefined },
  ) {}

  async request<Req extends z.ZodType, Res extends z.ZodType>(
    contract: RpcContract<Req, Res>,
    request: z.input<Req>,
  ): Promise<z.output<Res>> {
    const reply = await this.observed(contract, request, readReply);
    return this.options.validateReplies ? contract.response.parse(reply) : (reply as z.output<Res>);
  }

  /** Requests a reply that is passed on as it is; it is parsed only where replies are validated. */
  async requestEncoded<Req extends z.ZodType, Res extends z.ZodType>(
    contract: RpcContract<Req, Res>,
    request: z.input<Req>,
  ): Promise<EncodedJson<z.output<Res>>> {
    const reply = await this.observed(
      contract,
      request,
      (message) => readEncoded<z.output<Res>>(message) ?? EncodedJson.of(readReply(message) as z.output<Res>),
    );
    if (this.options.validateReplies) contract.response.parse(reply.parse());
    return reply;
  }

  private async observed<T>(contract: RpcContract, request: unknown, read: (message: Msg) => T): Promise<T> {
    const observe = rpcRequests.startTimer({ subject: contract.subject });
    try {
      const span = { name: contract.subject, kind: 'CLIENT' } as const;
      const reply = read(await withSpan(span, () => this.send(contract, request)));
      observe({ outcome: 'ok' });
      return reply;
    } catch (error) {
      observe({ outcome: error instanceof DomainError ? error.code : 'INTERNAL' });
      throw error;
    }
  }

  private async send(contract: RpcContract, request: unknown): Promise<Msg> {
    const deadline = deadlineOf(contract, this.options.minDeadlineMs);
    const first = this.sendOnce(contract, request, deadline);
    if (contract.idempotent !== true) return first;
    this.budget.earn();
    const half = deadline / 2;
    const early = await settledWithin(first, half);
    if (early === 'answered' || !this.link.connected || !this.budget.spend()) return first;
    const second = this.sendOnce(contract, request, early === 'late' ? half : deadline);
    // The first error explains more than the second one.
    return Promise.any([first, second]).catch(() => first);
  }

  private async sendOnce(contract: RpcContract, request: unknown, timeout: number): Promise<Msg> {
    if (!this.link.connected) throw unavailable(contract.subject);
    const natsHeaders = headers();
    natsHeaders.set(TIMEOUT_HEADER, String(timeout));
    const requestId = currentRequestId();
    if (requestId !== undefined) natsHeaders.set(REQUEST_ID_HEADER, requestId);
    for (const [name, value] of Object.entries({ ...callerHeaders(), ...traceHeaders() }))
      natsHeaders.set(name, value);
    const packet = JSON.stringify({ id: randomUUID(), pattern: contract.subject, data: request });
    return this.link.connection
      .request(contract.subject, packet, { timeout, headers: natsHeaders })
      .catch((error: unknown) => {
        throw toDomainError(error, contract.subject);
      });
  }
}

/** Returns the state of a request after `ms`; an error reply is 'answered'. */
async function settledWithin(sent: Promise<Msg>, ms: number): Promise<'answered' | 'failed' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  const settled = sent.then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  return Promise.race([settled, late]).finally(() => {
    clearTimeout(timer);
  });
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
