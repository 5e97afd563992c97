/** Codes of failed connections, and SQLSTATEs of a server that is starting, stopping or out of connections. */
const UNAVAILABLE_CODE = /^(?:ECONN(?:REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P0[123]|53300)$/;

/**
 * Messages of pg and TypeORM without a code, for a lost connection and for the statement after it. TypeORM releases
 * a query runner when its connection is lost.
 */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|[Qq]uery runner (?:was )?already released/;

/** Returns true when an error means that PostgreSQL is unreachable for now, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  if (UNAVAILABLE_CODE.test(code) || UNAVAILABLE_MESSAGE.test(message)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseUnavailable(error.driverError);
}
