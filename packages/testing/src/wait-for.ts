/** Long enough for a loaded machine. */
const FIRST_LIMIT_MS = 180_000;
const NEXT_LIMIT_MS = 15_000;

/** Polls become rarer, because on a busy machine they slow down what they wait for. */
const SLOW_DOWN = 1.2;
const SLOWEST_MS = 100;

/** Shorter once a wait of the same test file has timed out: a broken file fails within minutes, not in half an hour. */
let limitMs = FIRST_LIMIT_MS;

/** Begins a test file: a wait that timed out in another file does not shorten its limits. */
export function restartWaitLimit(): void {
  limitMs = FIRST_LIMIT_MS;
}

/**
 * Polls until `condition` returns a value other than undefined, null or false, and returns it.
 * @throws Error that names `what`, with the last error as its cause, after `timeoutMs`: 180 s, but 15 s once a wait
 * of the same test file has timed out
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = limitMs, everyMs = 20 } = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  let pauseMs = everyMs;
  while (Date.now() < deadline) {
    try {
      const value = await condition();
      if (value !== undefined && value !== null && value !== false) return value;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * SLOW_DOWN, Math.max(everyMs, SLOWEST_MS));
  }
  if (timeoutMs === limitMs) limitMs = NEXT_LIMIT_MS;
  throw new Error(`Waited ${timeoutMs} ms for: ${what}`, { cause: lastError });
}
