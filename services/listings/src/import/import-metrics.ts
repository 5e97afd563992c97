import { Counter, Histogram, registry } from '@manzil/service-kit/metrics';
import type { ImportRunEntity } from './import-run.entity.js';

const runs = new Histogram({
  name: 'manzil_import_seconds',
  help: 'Time a worker took to bring a run to an end, by kind and state',
  labelNames: ['kind', 'state'],
  buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600],
  registers: [registry],
});

const records = new Counter({
  name: 'manzil_import_records_total',
  help: 'Records of ended runs, by result',
  labelNames: ['result'],
  registers: [registry],
});

/** Counts a run that has ended; one that another worker continues is counted there. */
export function countRun(run: ImportRunEntity, seconds: number): void {
  if (run.finishedAt === null) return;
  runs.observe({ kind: run.kind, state: run.state }, seconds);
  for (const [result, count] of Object.entries(run.counts)) records.inc({ result }, count);
}
