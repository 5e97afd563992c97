import type { QuarantineCode } from '@manzil/contracts/listings/import-run';

/** `unreachable`: there is no feed to judge. Anything else is a fault of the feed itself. */
type FeedFault =
  | 'unreachable'
  | Extract<QuarantineCode, 'empty' | 'truncated' | 'not-well-formed' | 'wrong-format' | 'beyond-limits'>;

/** The feed as a whole cannot be used; its message is shown to staff. Nothing of it is taken in. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    message: string,
    readonly fault: FeedFault = 'not-well-formed',
  ) {
    super(message);
  }
}
