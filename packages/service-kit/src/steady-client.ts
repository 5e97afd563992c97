import pg from 'pg';
import { currentRequestId } from '@manzil/messaging/request-context';
import { openSpan } from './tracing.js';

/**
 * A connection that never ends the process: between its way out of the pool and the query that it is for, the
 * loss of it is an error that nobody listens to. The query that comes next fails in its place.
 *
 * A statement made for a request says so in a comment at its end, by which it is found in `pg_stat_activity` and
 * in the server's log of slow statements.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** Takes what any of the overloads takes. */
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
