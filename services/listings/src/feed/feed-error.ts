/** The feed as a whole cannot be used; its message is shown to staff. Nothing of it is taken in. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
