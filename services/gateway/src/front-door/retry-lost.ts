const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Asks once more when the connection was lost or refused before an answer began: another replica may be there.
 * Only for what does no harm when it is asked twice.
 */
export async function retryLost<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (LOST.has(code)) return ask();
    throw error;
  });
}
