import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** Classes of SQLSTATE whose messages contain values: invalid data, constraints, errors that triggers raise. */
const NAMES_VALUES = /^(?:22|23|P0)/;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  query?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/**
 * Returns an error as it may be logged. Messages of the database contain values of the failed statement, such as names
 * and e-mail addresses of people: of such an error only the statement, the code and the constraint are logged.
 */
export function safeError(error: unknown, depth = 3): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = messageOf(error, code);
  const deeper = depth > 0;
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: withMessage(error, message) }),
    ...(error instanceof QueryFailedError && { query: error.query }),
    ...(deeper && error.cause !== undefined && { cause: safeError(error.cause, depth - 1) }),
    ...(deeper &&
      error instanceof AggregateError && { errors: error.errors.map((each) => safeError(each, depth - 1)) }),
  };
}

function messageOf(error: Error, code: string | undefined): string {
  const source = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  if (!(source instanceof pg.DatabaseError) || !NAMES_VALUES.test(source.code ?? code ?? ''))
    return error.message;
  const where = [source.code, source.table, source.column, source.constraint].filter(Boolean).join(' ');
  return `A statement failed (${where})`;
}

/** Replaces the message at the beginning of the stack. */
const withMessage = ({ name, stack = '', message }: Error, safe: string): string =>
  safe === message ? stack : `${name}: ${safe}${/\n\s+at [\s\S]*/.exec(stack)?.[0] ?? ''}`;
