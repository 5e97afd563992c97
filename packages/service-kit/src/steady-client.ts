import pg from 'pg';

/**
 * A connection that never ends the process: between its way out of the pool and the query that it is for, the
 * loss of it is an error that nobody listens to. The query that comes next fails in its place.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
