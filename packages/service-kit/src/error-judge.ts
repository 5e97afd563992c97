import type { ErrorJudge } from '@manzil/messaging/consumer/jetstream-consumer';
import { isDatabaseAway } from './database-away.js';
import { DomainError } from './errors.js';
import { safeError } from './safe-error.js';

/** What the consumers of messages are told of the errors of this process. */
export const errorJudge: ErrorJudge = {
  isAway: (error) => isDatabaseAway(error) || (error instanceof DomainError && error.code === 'UNAVAILABLE'),
  describe: (error) => safeError(error).message,
};
