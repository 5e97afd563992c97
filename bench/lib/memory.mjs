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

/** Jiffies of Linux, whatever its kernel's own clock ticks at. */
const TICKS_A_SECOND = 100;

/** Seconds of computing that a process has had so far; undefined where the system does not tell as Linux does. */
export function cpuSeconds(pid) {
  try {
    // The name, the only field that may hold spaces, is in brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
