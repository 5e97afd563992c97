import type { QuarantineCode } from '@manzil/contracts/listings/import-run';

/** With `unreachable` the feed could not be loaded; every other value is a fault of the feed itself. */
type FeedFault =
  | 'unreachable'
  | Extract<QuarantineCode, 'empty' | 'truncated' | 'not-well-formed' | 'wrong-format' | 'beyond-limits'>;

/** The whole feed is unusable and nothing of it is imported; staff see the message. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    message: string,
    readonly fault: FeedFault = 'not-well-formed',
  ) {
    super(message);
  }
}
