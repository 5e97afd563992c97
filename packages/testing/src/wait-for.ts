/**
 * Polls until `condition` returns a value other than undefined, null or false, and returns it.
 * @throws Error that names `what`, with the last error as its cause, after `timeoutMs`, which is long enough for a
 * loaded machine
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = 180_000, everyMs = 20 } = {},
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
