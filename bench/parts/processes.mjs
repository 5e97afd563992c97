import { residentBytes } from '../lib/memory.mjs';
import { median } from '../lib/statistics.mjs';

const REACH_MB = 256;
const REACH_LISTINGS_MB = 1_000;

/** Measures the memory of each process after all other parts, and the time until a new one is ready. */
export async function processes({ product, options, size }) {
  const rows = [];
  for (const [name, { pid }] of product.processes) {
    const bytes = residentBytes(pid);
    if (bytes !== undefined)
      rows.push(alone(`${name}: memory under load`, 'MB', bytes / 1e6, { reach: reachOf(name, size), size }));
  }
  for (const name of [...product.processes.keys()].slice(0, options.startedProcesses)) {
    const starts = [];
    for (let round = 0; round < options.starts; round += 1) starts.push(await product.restart(name));
    const bytes = residentBytes(starts.at(-1).pid);
    rows.push(alone(`${name}: start-up`, 'ms', median(starts.map(({ startMs }) => startMs)), { size }));
    if (bytes !== undefined) rows.push(alone(`${name}: memory when ready`, 'MB', bytes / 1e6, { size }));
  }
  return rows;
}

function reachOf(name, size) {
  if (size <= 10_000) return { oursAtMost: REACH_MB };
  return name === 'listings' && size >= 1_000_000 ? { oursAtMost: REACH_LISTINGS_MB } : undefined;
}

const alone = (what, unit, ours, { reach, size }) => ({
  ...{ part: 'processes', what, size, unit, ours, reach, better: 'lower' },
});
