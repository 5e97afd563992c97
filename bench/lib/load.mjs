import { startHelper } from './child.mjs';
import { cpuSeconds } from './memory.mjs';
import { percentile } from './statistics.mjs';

/** The load generator; every request that fails is an error, because it would count as a fast one. */
export function startLoad() {
  const helper = startHelper('load.mjs');
  const measure = async (order) => {
    const measured = await helper.ask(order);
    if (measured.failures > 0) throw new Error(`${measured.failures} requests to ${order.url} failed`);
    return measured;
  };
  return {
    /** Requests a second that one address answers, and the computing that each takes of the process `pid`. */
    throughput: async (url, { seconds, connections = 16, headers, pid }) => {
      const before = cpuSeconds(pid);
      const { perSecond, count } = await measure({ url, seconds, connections, headers });
      const microseconds = before === undefined ? undefined : ((cpuSeconds(pid) - before) * 1e6) / count;
      return { perSecond, microseconds };
    },
    /** Milliseconds that half and 95 % of the paths take at most, each asked for once. */
    latency: async (url, paths, { connections = 2, headers } = {}) => {
      const { latencies } = await measure({ url, paths, connections, headers });
      return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
    },
    stop: helper.stop,
  };
}
