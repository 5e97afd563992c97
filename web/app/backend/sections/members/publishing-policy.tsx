import type { PublishingPolicy as Policy } from '@manzil/contracts/gateway/publishing-policy';
import { changePublishingPolicy, showPublishingPolicy } from '@manzil/contracts/http/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckGroup } from '../../../shared/ui/check-group';
import { FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { endpointQuery } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { POLICY_LABELS as WORDS } from './member-labels';
import styles from './members.module.css';

/** Switches for the publishing rules: approval of changes by editors and marketers, and complete entries only. */
export function PublishingPolicy() {
  const { data, error } = useQuery(endpointQuery(showPublishingPolicy, {}));
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = async (next: Policy, done: string): Promise<void> => {
    setBusy(true);
    try {
      await callApi(changePublishingPolicy, { body: next });
      toasts.done(done);
    } catch (refusal) {
      toasts.failed(messageOf(refusal));
    }
    await refresh();
    setBusy(false);
  };
  return (
    <div className={styles.policy}>
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      {data !== undefined && (
        <FormFields>
          <CheckGroup
            label={WORDS.title}
            hint={WORDS.hint}
            options={[
              ['approval', WORDS.needsApproval],
              ['complete', WORDS.requiresComplete],
            ]}
            chosen={[
              ...(data.needsApproval ? ['approval'] : []),
              ...(data.requiresComplete === true ? ['complete'] : []),
            ]}
            onChange={(chosen) => {
              const needsApproval = chosen.includes('approval');
              const requiresComplete = chosen.includes('complete');
              const done =
                needsApproval !== data.needsApproval
                  ? WORDS[needsApproval ? 'on' : 'off']
                  : WORDS[requiresComplete ? 'complete' : 'incomplete'];
              if (!busy) void change({ needsApproval, requiresComplete }, done);
            }}
          />
        </FormFields>
      )}
    </div>
  );
}
