import { startHelper } from './child.mjs';
import { computingOfAll } from './computing.mjs';
import { cpuSeconds } from './memory.mjs';
import { percentile } from './statistics.mjs';

/** Starts the load generator; a failed request is an error, because it would count as a fast one. */
export function startLoad() {
  const helper = startHelper('load.mjs');
  const measure = async (order) => {
    const measured = await helper.request(order);
    if (measured.failures > 0) throw new Error(`${measured.failures} requests to ${order.url} failed`);
    return measured;
  };
  return {
    /** Returns the requests per second of one URL, and the CPU time of the process `pid` for each. */
    throughput: async (url, { seconds, connections = 16, headers, pid }) => {
      const before = cpuSeconds(pid);
      const { perSecond, count } = await measure({ url, seconds, connections, headers });
      const microseconds = before === undefined ? undefined : ((cpuSeconds(pid) - before) * 1e6) / count;
      return { perSecond, microseconds };
    },
    /**
     * Returns the median and the 95th percentile in milliseconds of paths that are requested once each, and the
     * CPU time per request in milliseconds, without the load generator.
     */
    latency: async (url, paths, { connections = 2, headers } = {}) => {
      const before = computingOfAll([helper.pid]);
      const { latencies } = await measure({ url, paths, connections, headers });
      const computing = before && ((computingOfAll([helper.pid]) - before) * 1_000) / paths.length;
      return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), computing };
    },
    stop: helper.stop,
  };
}
