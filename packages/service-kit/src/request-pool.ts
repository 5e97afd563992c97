import pg from 'pg';
import { startsInTime } from '@manzil/messaging/request-context';
import { DomainError } from './errors.js';

type Callback = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;

/**
 * A pool that refuses a connection to a request that has waited too long to be answered in time. Otherwise, under
 * overload, a service would work only for callers that have already given up and retry.
 */
export class RequestPool extends pg.Pool {
  /** Accepts the arguments of every overload; TypeORM passes a callback. */
  override connect(...[callback]: unknown[]): never {
    const inherited = pg.Pool.prototype as { connect(this: pg.Pool, callback: unknown): unknown };
    const connect = (given: unknown): unknown => inherited.connect.call(this, given);
    if (typeof callback !== 'function') return connect(undefined) as never;
    const isInTime = startsInTime();
    const inTime: Callback = (error, client, release) => {
      if (error !== undefined || isInTime()) (callback as Callback)(error, client, release);
      else {
        release?.();
        (callback as Callback)(
          new DomainError('UNAVAILABLE', 'This part of the site is not available right now'),
        );
      }
    };
    return connect(inTime) as never;
  }
}
