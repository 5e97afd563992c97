/** The steps of a run, in order: a test can have the process die right after one of them. */
export const FAULT_POINTS = [
  'begun',
  'fetched',
  'staging',
  'staged',
  'planned',
  'committing',
  'applied',
  'committed',
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Dies as `kill -9` would when `chosen` names this step; nothing in a process that names none. */
export function passFaultPoint(step: FaultPoint, chosen: FaultPoint | undefined): void {
  if (step === chosen) process.kill(process.pid, 'SIGKILL');
}
