const started = performance.now();

/** One friendly line of progress, with the seconds since the start. */
export function say(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${seconds} s  ${text}\n`);
}

/** A failure the reader can do something about: its message is all they need. */
export class StartError extends Error {}
