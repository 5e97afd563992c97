import { retryReply } from '@manzil/contracts/http/lead-replies';
import type { TimelineEntry } from '@manzil/contracts/leads/timeline';
import { Button } from '../../../../shared/ui/button';
import { callApi } from '../../../kit/data/call-api';
import { useRetry } from '../../../kit/data/use-retry';
import { REPLY_TEXTS as TEXTS } from './reply-texts';

/** True for a reply whose mail is not tried any more. */
export const isUnsent = ({ kind, mail }: TimelineEntry): boolean =>
  kind === 'emailed' && (mail?.status === 'failed' || mail?.status === 'cancelled');

export function RetryReply({ leadId, entryId }: { leadId: string; entryId: string }) {
  const { isBusy, retry } = useRetry(
    () => callApi(retryReply, { params: { id: leadId, entryId } }),
    TEXTS.queued,
  );
  return (
    <div className="backend-actions">
      <Button busy={isBusy} onClick={() => void retry()}>
        {TEXTS.again}
      </Button>
    </div>
  );
}
