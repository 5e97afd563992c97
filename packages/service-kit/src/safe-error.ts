import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** Classes of SQLSTATE whose messages name values: data that do not fit, constraints, what triggers raise. */
const NAMES_VALUES = /^(?:22|23|P0)/;

interface Told {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  query?: string;
  cause?: Told;
  errors?: Told[];
}

/**
 * An error as it may be logged. What the database says of a failed statement holds the values of it, which are
 * names, addresses and numbers of people: of such an error only the statement, the code and the constraint are told.
 */
export function safeError(error: unknown, depth = 3): Told {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
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
  const told = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  if (!(told instanceof pg.DatabaseError) || !NAMES_VALUES.test(told.code ?? code ?? ''))
    return error.message;
  const where = [told.code, told.table, told.column, told.constraint].filter(Boolean).join(' ');
  return `A statement failed (${where})`;
}

/** A stack begins with the message. */
const withMessage = ({ name, stack = '', message }: Error, safe: string): string =>
  safe === message ? stack : `${name}: ${safe}${/\n\s+at [\s\S]*/.exec(stack)?.[0] ?? ''}`;
