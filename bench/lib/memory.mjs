import { readFileSync, writeFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes; undefined on systems other than Linux. */
export const residentBytes = (pid) => fromStatus(pid, 'VmRSS');

/** Returns its peak resident memory in bytes, since {@link resetPeak} or its start. */
export const peakBytes = (pid) => fromStatus(pid, 'VmHWM');

export function resetPeak(pid) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Without the permission, the peak is measured since the start of the process.
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

/** Unit of the times in /proc on Linux. */
const TICKS_A_SECOND = 100;

/** Returns the CPU time of a process in seconds since its start; undefined on systems other than Linux. */
export function cpuSeconds(pid) {
  try {
    // The name is in parentheses and is the only field that may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
