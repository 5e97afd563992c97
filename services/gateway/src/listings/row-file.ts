import type { Readable } from 'node:stream';
import { DomainError } from '@manzil/service-kit/errors';
import { currentRequestId } from '@manzil/service-kit/request-context';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { toProblem } from '../problems/problem.js';

/** A JSON list that is sent while it is made. When making it fails half-way the connection is cut: half a list is no list. */
export function rowFile(rows: Readable, response: Response): StreamableFile {
  return new StreamableFile(rows, { type: 'application/json; charset=utf-8' }).setErrorHandler((error) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const known =
      error instanceof DomainError ? error : new DomainError('INTERNAL', 'Something went wrong on our side');
    const { status, headers, body } = toProblem(known, currentRequestId() ?? '');
    response.status(status).set(headers).send(JSON.stringify(body));
  });
}
