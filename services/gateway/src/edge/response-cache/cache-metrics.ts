import { Counter, Gauge, registry } from '@manzil/service-kit/metrics';
import type { ResponseCache } from './response-cache.js';

let uncountedHits = 0;

/** `hit`: from memory; `miss`: made; `coalesced`: waited for one being made; `stale`: from memory, because none could be made. */
export const reads = new Counter({
  name: 'manzil_gateway_reads_total',
  help: 'Public reads, by how they were answered',
  labelNames: ['outcome'],
  registers: [registry],
  collect() {
    this.inc({ outcome: 'hit' }, uncountedHits);
    uncountedHits = 0;
  },
});

/** Finding a counter by its labels costs as much as finding the response, so hits are added up until the metrics are read. */
export const countHit = (): void => {
  uncountedHits += 1;
};

export const stores = new Counter({
  name: 'manzil_gateway_cache_stores_total',
  help: 'Responses made, by whether they were cached: stored, changed (an event came meanwhile) or unfit',
  labelNames: ['outcome'],
  registers: [registry],
});

export const invalidations = new Counter({
  name: 'manzil_gateway_invalidations_total',
  help: 'Events that invalidated cached responses, by kind of tag',
  labelNames: ['kind'],
  registers: [registry],
});

const bytes = new Gauge({
  name: 'manzil_gateway_cache_bytes',
  help: 'Bytes of cached responses, as counted against the limit',
  registers: [registry],
});

export const observeSize = (cache: ResponseCache): void => {
  bytes.set(cache.bytes);
};
