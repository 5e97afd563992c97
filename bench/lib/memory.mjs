import { readFileSync, writeFileSync } from 'node:fs';

/** Resident memory of a process in bytes; undefined where the system does not tell as Linux does. */
export const residentBytes = (pid) => fromStatus(pid, 'VmRSS');

/** The most it ever had, or has had since {@link forgetPeak}. */
export const peakBytes = (pid) => fromStatus(pid, 'VmHWM');

export function forgetPeak(pid) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The peak then is that of the whole life.
  }
}

function fromStatus(pid, name) {
  try {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
    return Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
