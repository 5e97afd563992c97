import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the times in /proc on Linux. */
const TICKS_A_SECOND = 100;

/**
 * Returns the CPU time in seconds of all descendants of this process and of their ended children: servers and
 * databases. Excludes the processes in `without`, such as the load generator. Undefined on systems other than Linux.
 */
export function computingOfAll(without) {
  let processes;
  try {
    processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  } catch {
    return undefined;
  }
  const sum = (pid) =>
    processes
      .filter((each) => each.parent === pid && !without.includes(each.pid))
      .reduce((total, each) => total + each.seconds + sum(each.pid), 0);
  return sum(process.pid);
}

/** Returns an empty array for a process that has just ended. */
function readProcess(pid) {
  try {
    // The name is in parentheses and is the only field that may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    return [{ pid, parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }];
  } catch {
    return [];
  }
}
