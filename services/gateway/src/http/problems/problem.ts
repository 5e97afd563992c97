import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode, type Problem } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';
import { PublicProblem } from './public-problem.js';

export interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  body: Problem & Record<string, unknown>;
}

/** Codes whose details are internal and not sent to the client. */
const HIDES_DETAILS: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED']);
const RETRY_AFTER_SECONDS = 2;

/** An error as RFC 9457 problem details. */
export function toProblem(error: DomainError, requestId: string): ProblemAnswer {
  const status = ERROR_STATUS[error.code];
  const { issues, details } = error.extra;
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...retryAfter(error),
    },
    body: {
      ...(error instanceof PublicProblem ? error.members : {}),
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: error.message,
      code: error.code,
      requestId,
      ...(issues && { issues }),
      ...(details && !HIDES_DETAILS.has(error.code) && { details }),
    },
  };
}

function retryAfter({ code, extra }: DomainError): Record<string, string> {
  const seconds = extra.details?.retryAfterSeconds;
  if (typeof seconds === 'number') return { 'retry-after': String(seconds) };
  return code === 'UNAVAILABLE' ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
}
