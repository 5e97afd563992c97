import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the command line of the process with this id; empty when there is none or it is not readable. */
export function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid < 1) return '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
