import { ERROR_STATUS, type Problem } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { currentRequestId } from '@manzil/messaging/request-context';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { closeAfterResponse } from './close-after-response.js';

/** Answers errors as problem JSON. An error that is not a {@link DomainError} is logged here and answered as INTERNAL. */
@Catch()
export class MediaProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: PinoLogger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const known = error instanceof DomainError ? error : this.unexpected(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (!request.complete) closeAfterResponse(request, response);
    response
      .status(ERROR_STATUS[known.code])
      .set({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(toProblem(known)));
  }

  private unexpected(error: unknown): DomainError {
    this.logger.error({ err: error }, 'a request failed');
    return new DomainError('INTERNAL', 'Something went wrong on our side');
  }
}

const toProblem = ({ code, message, extra }: DomainError): Problem => ({
  type: 'about:blank',
  title: code,
  status: ERROR_STATUS[code],
  detail: message,
  code,
  requestId: currentRequestId() ?? '',
  ...(extra.issues && { issues: extra.issues }),
});
