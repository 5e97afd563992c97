import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, registry } from '@manzil/service-kit/metrics';

const answered = new Histogram({
  name: 'manzil_http_seconds',
  help: 'Time to answer a request that memory did not, by route, method and status class',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `route` is a path of the route table or a kind of page: a visitor cannot make new label values. */
export function measure(route: string, { method = '' }: IncomingMessage, response: ServerResponse): void {
  const stop = answered.startTimer({ route, method: METHODS.has(method) ? method : 'other' });
  response.once('close', () => {
    stop({ status: `${Math.floor(response.statusCode / 100)}xx` });
  });
}
