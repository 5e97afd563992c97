import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Returns true when a statement failed because of a unique index. */
export function isTaken(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
