import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** Describes the machine of the measurement. */
export const describeMachine = () => ({
  date: new Date().toISOString(),
  commit: commit(),
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 1e9),
  system: `${platform()} ${release()}`,
  node: process.version,
  loadAtStart: loadavg().map((value) => Number(value.toFixed(2))),
});

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
