import { actAs, runWithRequest } from '@manzil/messaging/request-context';
import type { ReplacementEntity } from './replacement.entity.js';

/** Runs `work` so that its requests and audit records name the member who started the replacement. */
export const runAsStarter = <T>(
  { actor, address, requestId }: Pick<ReplacementEntity, 'actor' | 'address' | 'requestId'>,
  work: () => T,
): T =>
  runWithRequest(requestId ?? undefined, () => {
    actAs(actor, address ?? undefined);
    return work();
  });
