/** Failures to connect, and the SQLSTATE classes of a server that is starting, stopping or full. */
const AWAY = /^(?:ECONN(?:REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P0[123]|53300)$/;

/** Whether an error means that PostgreSQL cannot be reached right now, so that asking again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (AWAY.test(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseAway(error.driverError);
}
