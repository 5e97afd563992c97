import { startBusyLoops } from './busy-loops.mjs';
import { logProgress } from './progress.mjs';

/**
 * Runs suites `STRESS_TIMES` times beside a busy loop on each core, each time in another order: `run` receives the
 * options of Vitest. Each failure names its round and its seed.
 */
export async function runRepeatedly(run) {
  const times = Number(process.env.STRESS_TIMES);
  const firstSeed = Number(process.env.STRESS_SEED);
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
  const loops = await startBusyLoops();
  try {
    for (let round = 1; round <= times; round += 1) {
      const seed = firstSeed + round - 1;
      logProgress(`round ${round} of ${times}, seed ${seed}`);
      const result = await run([
        '--sequence.shuffle.files',
        '--sequence.shuffle.tests',
        `--sequence.seed=${seed}`,
      ]);
      for (const count of ['passed', 'failed', 'skipped']) total[count] += result[count];
      total.files = result.files;
      for (const { name, message } of result.failures) {
        logProgress(`FAILED in round ${round}, seed ${seed}: ${name}`);
        total.failures.push({ name: `in round ${round}, repeat it with --seed ${seed}: ${name}`, message });
      }
    }
  } finally {
    for (const loop of loops) loop.kill();
  }
  return total;
}
