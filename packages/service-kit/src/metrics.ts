import { messagesHandled, outboxRelayed, outboxRelayFailures } from '@manzil/messaging/metrics';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram } from 'prom-client';

/** The metrics of this process, served by the ops server. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const rpcHandled = new Histogram({
  name: 'manzil_rpc_handled_seconds',
  help: 'Time to handle an RPC request, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

export const rpcRequests = new Histogram({
  name: 'manzil_rpc_request_seconds',
  help: 'Time from sending an RPC request to its reply, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

registry.registerMetric(messagesHandled);
registry.registerMetric(outboxRelayed);
registry.registerMetric(outboxRelayFailures);
