import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, registry } from '@manzil/service-kit/metrics';
import { currentRequestId } from '@manzil/messaging/request-context';
import { openSpan } from '@manzil/service-kit/tracing';

const answered = new Histogram({
  name: 'manzil_http_seconds',
  help: 'Time to answer a request that memory did not, by route, method and status class',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures and traces `work` for a request. `route` is the path of an endpoint or a kind of page, so that visitors
 * cannot create new label values.
 */
export function observe(
  route: string,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  work: () => void,
): void {
  const known = METHODS.has(method) ? method : 'other';
  const stop = answered.startTimer({ route, method: known });
  const span = openSpan({
    name: `${known} ${route}`,
    kind: 'SERVER',
    carrier: headers,
    attributes: {
      'http.request.method': known,
      'http.route': route,
      'manzil.request_id': currentRequestId() ?? '',
    },
  });
  response.once('close', () => {
    const { statusCode } = response;
    stop({ status: `${Math.floor(statusCode / 100)}xx` });
    span?.end({ attributes: { 'http.response.status_code': statusCode }, failed: statusCode >= 500 });
  });
  if (span === undefined) work();
  else span.run(work);
}
