/**
 * Polls until `condition` gives something truthy; fails with `what` (and the last error) after the limit. The limit
 * ends what hangs and measures nothing: it is long enough for a machine that is busy with something else.
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = 60_000, everyMs = 20 } = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await condition();
      if (value !== undefined && value !== null && value !== false) return value;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`Waited ${timeoutMs} ms for: ${what}`, { cause: lastError });
}
