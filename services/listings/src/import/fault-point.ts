/** The steps of a run with a stored state of their own, in order; a test can kill the process right after one. */
export const FAULT_POINTS = ['begun', 'staging', 'staged', 'planned', 'applied', 'committed'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Kills the process like `kill -9` when `chosen` is this step. */
export function passFaultPoint(step: FaultPoint, chosen: FaultPoint | undefined): void {
  if (step === chosen) process.kill(process.pid, 'SIGKILL');
}
