/** Thrown by a handler for a message that no retry can make succeed, for example one that violates its contract. */
export class NonRetryableError extends Error {
  override readonly name = 'NonRetryableError';
}
