import { allowStaleReads, runWithRequest } from '@manzil/messaging/request-context';

/** Runs `work` as a request that may be answered from a copy of the catalogue. */
export const runWithStaleReads = <T>(work: () => T): T =>
  runWithRequest(undefined, () => {
    allowStaleReads();
    return work();
  });
