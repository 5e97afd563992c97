import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { Counter, Gauge, registry } from './metrics.js';
import type { NatsLink } from '@manzil/messaging/connection/nats-link';

interface Dependencies {
  dataSource: DataSource;
  link: NatsLink;
}

/** A scrape must not wait for an unreachable database. */
const LIMIT_MS = 1_000;

const watched = new Set<Dependencies>();
/** The purpose of each pool of connections. */
const purposes = new Map<DataSource, string>();

/** Reports these dependencies in the metrics until the returned function is called. */
export function observeDependencies(dependencies: Dependencies): () => void {
  watched.add(dependencies);
  const { dataSource, link } = dependencies;
  link.onChange((connected) => {
    if (connected) reconnects.inc();
  });
  const stopObserving = observePool('main', dataSource);
  return () => {
    watched.delete(dependencies);
    stopObserving();
  };
}

/** Reports the connections of a pool under its purpose until the returned function is called. */
export function observePool(purpose: string, dataSource: DataSource): () => void {
  purposes.set(dataSource, purpose);
  return () => purposes.delete(dataSource);
}

const reconnects = new Counter({
  name: 'manzil_nats_reconnects_total',
  help: 'Times the connection to NATS came back after it was lost',
  registers: [registry],
});

new Gauge({
  name: 'manzil_nats_connected',
  help: '1 while the process is connected to NATS',
  registers: [registry],
  collect() {
    this.set([...watched].every(({ link }) => link.connected) ? 1 : 0);
  },
});

new Gauge({
  name: 'manzil_pg_pool_connections',
  help: 'Connections to PostgreSQL by the purpose of their pool and by state, and those who wait for one',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [dataSource, pool] of purposes) {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(dataSource) ?? {};
      this.inc({ pool, state: 'idle' }, idleCount);
      this.inc({ pool, state: 'used' }, totalCount - idleCount);
      this.inc({ pool, state: 'waiting' }, waitingCount);
    }
  },
});

const outboxWaiting = new Gauge({
  name: 'manzil_outbox_waiting',
  help: 'Events and commands that are committed and on their way, behind no failed one',
  registers: [registry],
  collect: readBacklog,
});

const outboxOldest = new Gauge({
  name: 'manzil_outbox_oldest_seconds',
  help: 'Age of the oldest of them',
  registers: [registry],
});

const outboxFailed = new Gauge({
  name: 'manzil_outbox_failed',
  help: 'Messages that could not be published and stop those of their key until somebody looks at them',
  registers: [registry],
});

const deadLetters = new Gauge({
  name: 'manzil_dead_letters',
  help: 'Messages that could not be handled and wait for somebody to look at them',
  registers: [registry],
});

interface Backlog {
  waiting: number;
  oldest: number;
  failed: number;
  dead: number;
}

/** Sets all four gauges from one statement; while it fails they keep their last values. */
async function readBacklog(): Promise<void> {
  const backlogs = await Promise.all([...watched].map(({ dataSource }) => backlogOf(dataSource)));
  const known = backlogs.filter((backlog) => backlog !== undefined);
  if (known.length < watched.size) return;
  outboxWaiting.set(sum(known.map(({ waiting }) => waiting)));
  outboxOldest.set(Math.max(0, ...known.map(({ oldest }) => oldest)));
  outboxFailed.set(sum(known.map(({ failed }) => failed)));
  deadLetters.set(sum(known.map(({ dead }) => dead)));
}

async function backlogOf(dataSource: DataSource): Promise<Backlog | undefined> {
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, LIMIT_MS, undefined).unref();
  });
  const backlog = dataSource
    .query<Backlog[]>(
      `SELECT count(*)::int AS waiting,
              coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest,
              (SELECT count(*)::int FROM outbox WHERE failed_at IS NOT NULL) AS failed,
              (SELECT count(*)::int FROM dead_letters) AS dead
       FROM outbox WHERE NOT EXISTS
         (SELECT FROM outbox stopped WHERE stopped.key = outbox.key AND stopped.failed_at IS NOT NULL)`,
    )
    .then(
      ([row]) => row,
      () => undefined,
    );
  return Promise.race([backlog, limit]);
}

/** Number of requests that wait for a connection. */
export const waitingFor = (dataSource: DataSource): number => poolOf(dataSource)?.waitingCount ?? 0;

/** Reads a private field, because TypeORM does not expose its pool. */
const poolOf = ({ driver }: DataSource): Pool | undefined => (driver as unknown as { master?: Pool }).master;

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
