import { messagesHandled, outboxRelayed } from '@manzil/messaging/metrics';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram } from 'prom-client';

/** The metrics of this process, served by the ops server. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const rpcHandled = new Histogram({
  name: 'manzil_rpc_handled_seconds',
  help: 'Time to answer an ask, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

export const rpcAsked = new Histogram({
  name: 'manzil_rpc_asked_seconds',
  help: 'Time until an ask was answered, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

registry.registerMetric(messagesHandled);
registry.registerMetric(outboxRelayed);
