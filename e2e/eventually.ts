/**
 * Asserts the content of a page, repeatedly until it holds: React may paint a moment after the toast or the answer that
 * a journey waited for. After `timeoutMs` it throws the error of the last try.
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
