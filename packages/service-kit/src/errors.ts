import type { ErrorCode, FieldIssue, WireError } from '@manzil/contracts/errors';
import type { z } from 'zod';

interface ErrorExtra {
  /** Fields that are wrong, by path. */
  issues?: FieldIssue[];
  /** Machine-readable details for the caller; never personal data. */
  details?: Record<string, unknown>;
}

/** An error with a code from the closed list: thrown by use cases, carried over NATS, shown as problem JSON. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: ErrorExtra = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DomainError';
  }

  toWire(): WireError {
    return { code: this.code, message: this.message, ...this.extra };
  }

  static fromWire({ code, message, issues, details }: WireError): DomainError {
    return new DomainError(code, message, { ...(issues && { issues }), ...(details && { details }) });
  }
}

/** The `VALIDATION_FAILED` error that names each field zod found wrong. */
export function validationError(error: z.ZodError, message = 'The request is not valid'): DomainError {
  const issues = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  return new DomainError('VALIDATION_FAILED', message, { issues }, { cause: error });
}
