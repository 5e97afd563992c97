/**
 * Generates load with autocannon, in a separate process so that it and the server do not block each other.
 * `{ url, connections, seconds }` requests one URL for that duration; `{ url, connections, paths }` requests each
 * path once. Replies with `{ count, perSecond, latencies, bytes, failures }`, latencies in milliseconds.
 */
import autocannon from 'autocannon';

process.on('message', (order) => {
  measure(order).then(
    (measured) => process.send(measured),
    (error) => process.send({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit());

async function measure({ url, connections, seconds, paths, headers = {} }) {
  const latencies = [];
  const begun = performance.now();
  const run = autocannon({
    url,
    connections: Math.min(connections, paths?.length ?? connections),
    timeout: 60,
    headers,
    ...(paths === undefined ? { duration: seconds } : eachOnce(paths)),
  });
  if (paths !== undefined) run.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  const result = await run;
  const wholeMs = performance.now() - begun;
  const count = result.requests.total;
  return {
    count,
    perSecond: (count / wholeMs) * 1000,
    latencies,
    bytes: result.throughput.total / Math.max(count, 1),
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

function eachOnce(paths) {
  let next = 0;
  const setupRequest = (request) => ({ ...request, path: paths[next++ % paths.length] });
  return { amount: paths.length, requests: [{ setupRequest }] };
}
