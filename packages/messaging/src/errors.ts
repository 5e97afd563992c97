/** A message that no repetition can make succeed, for example one that does not match its contract. */
export class NonRetryableError extends Error {
  override readonly name = 'NonRetryableError';
}
