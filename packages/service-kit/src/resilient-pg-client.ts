import pg from 'pg';
import { currentRequestId } from '@manzil/messaging/request-context';
import { openSpan } from './tracing.js';

/**
 * A PostgreSQL client whose lost connection does not end the process: between leaving the pool and its first query, its
 * error event has no other listener. The next query fails instead.
 *
 * Statements of a request end with a comment that names its id, for `pg_stat_activity` and the slow-query log.
 */
export class ResilientPgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** Accepts the arguments of every overload. */
  override query(...[statement, ...rest]: unknown[]): never {
    const inherited = pg.Client.prototype as { query(this: pg.Client, ...given: unknown[]): unknown };
    const run = (...given: unknown[]): unknown => inherited.query.apply(this, given);
    if (typeof statement !== 'string') return run(statement, ...rest) as never;
    const requestId = currentRequestId();
    // Request ids hold letters, digits and dashes only.
    const text = requestId === undefined ? statement : `${statement} /* request ${requestId} */`;
    const span = openSpan({
      name: statement.trimStart().split(/\s/, 1)[0] ?? 'query',
      kind: 'CLIENT',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    });
    const running = run(text, ...rest);
    if (span !== undefined && running instanceof Promise) {
      running.then(
        () => {
          span.end();
        },
        () => {
          span.end({ failed: true });
        },
      );
    }
    return running as never;
  }
}
