import { withoutLinkTokens } from '@manzil/contracts/secret-paths';
import { isDatabaseUnavailable } from '@manzil/service-kit/database-unavailable';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { DomainError } from '@manzil/service-kit/errors';
import { currentRequestId } from '@manzil/messaging/request-context';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf, type GatewayRequest } from '../caller/caller.js';
import { RefusalLog } from '../ports.js';
import { toProblem } from './problem.js';
import { toDomainError } from './to-domain-error.js';

/** The rest of a refused upload is read for this long, so that its sender can read the answer. */
const LINGER_MS = 2_000;

/** Answers every error as a problem document. Errors that the caller did not cause are logged here, once. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: PinoLogger,
    private readonly refusals: RefusalLog,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<GatewayRequest>(), http.getResponse<Response>());
  }

  answer(error: unknown, request: GatewayRequest, response: Response): void {
    const known = toDomainError(error) ?? this.unexpected(error, request);
    if (response.headersSent) {
      // The response is partly sent: only closing the connection can still show that it is incomplete.
      response.destroy();
      return;
    }
    void this.recordRefusal(known, request);
    const { status, headers, body } = toProblem(known, currentRequestId() ?? '');
    if (!request.complete) cutOff(request);
    response.removeHeader('etag');
    response.status(status).set(headers).send(JSON.stringify(body));
  }

  private async recordRefusal({ code, extra }: DomainError, request: GatewayRequest): Promise<void> {
    if (code !== 'FORBIDDEN' && code !== 'RATE_LIMITED') return;
    // Being asked to confirm an identity is a step of the change, not a refusal.
    if (extra.details?.confirmBy !== undefined) return;
    const { path } = (request.route ?? {}) as { path?: string };
    await this.refusals.record({
      action: code === 'FORBIDDEN' ? 'access-refused' : 'rate-limited',
      route: `${request.method} ${path ?? ''}`.trim(),
      address: addressOf(request),
      memberId: request.session?.memberId ?? null,
      username: request.session?.username ?? null,
    });
  }

  private unexpected(error: unknown, request: Request): DomainError {
    if (isDatabaseUnavailable(error)) {
      this.logger.warn({ err: error }, 'PostgreSQL did not answer');
      return new DomainError(
        'UNAVAILABLE',
        'This part of the site is not available right now',
        {},
        { cause: error },
      );
    }
    if (!request.destroyed || request.complete) {
      const { path } = (request.route ?? {}) as { path?: string };
      // The route names the parameters; their values can be the token of a link.
      const logged = { method: request.method, path: path ?? withoutLinkTokens(request.path) };
      this.logger.error({ err: error, ...logged }, 'a request failed');
    }
    return new DomainError('INTERNAL', 'Something went wrong on our side');
  }
}

/**
 * The rest of the body is not needed: the response is sent now and the connection is cut soon after. Not at once
 * and not by `Connection: close`, after which Node closes at once: closing on a sender who is still sending
 * resets the connection, and the reset can overtake the answer.
 */
function cutOff(request: Request): void {
  request.unpipe();
  request.resume();
  const limit = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  request.once('close', () => {
    clearTimeout(limit);
  });
}
