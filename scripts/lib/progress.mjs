const started = performance.now();

/** Prints a line of progress with the seconds since the start. */
export function logProgress(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${seconds} s  ${text}\n`);
}

/** A failure that the user can fix; only its message is printed. */
export class StartError extends Error {}
