import { Counter, Gauge, registry } from '@manzil/service-kit/metrics';
import type { ReadCache } from './read-cache.js';

let uncountedHits = 0;

/** `hit`: from memory; `miss`: made; `joined`: waited for one being made. */
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

/** Finding a counter by its labels costs as much as finding the answer: hits are added up until they are asked for. */
export const countHit = (): void => {
  uncountedHits += 1;
};

export const keeps = new Counter({
  name: 'manzil_gateway_kept_total',
  help: 'Answers made, by whether they were kept: kept, changed (a fact came meanwhile) or unfit',
  labelNames: ['outcome'],
  registers: [registry],
});

export const drops = new Counter({
  name: 'manzil_gateway_drops_total',
  help: 'Facts that dropped kept answers, by what they told of',
  labelNames: ['tag'],
  registers: [registry],
});

const bytes = new Gauge({
  name: 'manzil_gateway_kept_bytes',
  help: 'Bytes of kept answers, as counted against the limit',
  registers: [registry],
});

export const observeSize = (cache: ReadCache): void => {
  bytes.set(cache.bytes);
};
