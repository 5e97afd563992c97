/**
 * Retries an assertion about a page until it passes: React may paint a moment after the toast or the response that
 * the test waited for. After `timeoutMs` the last error is thrown.
 */
export async function eventually(
  assert: () => Promise<void>,
  { timeoutMs = 60_000, everyMs = 50 } = {},
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await assert();
      return;
    } catch (error) {
      if (Date.now() >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
