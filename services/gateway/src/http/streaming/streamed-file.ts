import type { Readable } from 'node:stream';
import { DomainError } from '@manzil/service-kit/errors';
import { currentRequestId } from '@manzil/messaging/request-context';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { toProblem } from '../problems/problem.js';

const JSON_LIST = { type: 'application/json; charset=utf-8' };

/**
 * A response that is streamed, by default as a JSON list. If it fails half-way the connection is closed, because half a
 * list is not valid.
 */
export function streamedFile(
  content: Readable,
  response: Response,
  options: { type: string; disposition?: string } = JSON_LIST,
): StreamableFile {
  return new StreamableFile(content, options).setErrorHandler((error) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const known =
      error instanceof DomainError ? error : new DomainError('INTERNAL', 'Something went wrong on our side');
    const { status, headers, body } = toProblem(known, currentRequestId() ?? '');
    response.removeHeader('content-disposition');
    response.status(status).set(headers).send(JSON.stringify(body));
  });
}
