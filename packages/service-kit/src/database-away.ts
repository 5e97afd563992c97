/** Failures to connect, and the SQLSTATE classes of a server that is starting, stopping or full. */
const AWAY_CODE = /^(?:ECONN(?:REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P0[123]|53300)$/;

/**
 * What pg and TypeORM say when there is no code: of a connection that was lost, and of the statement after that.
 * A query runner that nobody has released is released by the loss of its connection.
 */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query runner already released/;

/** Whether an error means that PostgreSQL cannot be reached right now, so that asking again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(message)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseAway(error.driverError);
}
