import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Returns true when a statement failed because of a unique index: any one, or the named one. */
export function isTaken(error: unknown, index?: string): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return false;
  return index === undefined || ('constraint' in cause && cause.constraint === index);
}
