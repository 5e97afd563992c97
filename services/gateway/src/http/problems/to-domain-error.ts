import { ERROR_STATUS, type ErrorCode } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';
import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';

/** Converts an error of the caller to a DomainError; undefined for any other error. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError) return fromMulter(error);
  // Nest wraps errors of middleware.
  if (error instanceof HttpException && error.cause instanceof DomainError) return error.cause;
  if (error instanceof HttpException)
    return isBadJson(error) ? badJson(error) : byStatus(error.getStatus(), error);
  // Express's body parser and router throw plain errors with a status.
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? byStatus(status, error) : undefined;
}

/** Nest turns every SyntaxError of the body parser into this before a filter sees it. */
const isBadJson = (error: HttpException): boolean =>
  error.getStatus() === 400 && error.message.includes('JSON');

const badJson = (cause: unknown): DomainError =>
  new DomainError(
    'VALIDATION_FAILED',
    'The body is not valid JSON',
    { issues: [{ field: 'body', message: 'is not valid JSON' }] },
    { cause },
  );

const CODE_BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(ERROR_STATUS).map(([code, status]) => [status, code as ErrorCode]),
);

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'The request cannot be understood',
  NOT_FOUND: 'There is nothing at this address',
  PAYLOAD_TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here',
};

function byStatus(status: number, cause: unknown): DomainError | undefined {
  if (status >= 500) return undefined;
  const code = CODE_BY_STATUS.get(status) ?? 'VALIDATION_FAILED';
  return new DomainError(code, MESSAGES[code] ?? 'The request was refused', {}, { cause });
}

function fromMulter(error: MulterError): DomainError {
  const issues = [{ field: error.field ?? '', message: error.message }];
  return new DomainError('VALIDATION_FAILED', 'The upload is not valid', { issues }, { cause: error });
}
