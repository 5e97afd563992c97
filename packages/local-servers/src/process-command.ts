import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of the process with this number; empty when there is none, or none that we may see. */
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
