import { changePublishingPolicy, showPublishingPolicy } from '@manzil/contracts/http/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckGroup } from '../../../shared/ui/check-group';
import { FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { endpointQuery } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { POLICY_WORDS as WORDS } from './member-words';
import styles from './members.module.css';

/** Switches the rule that changes of editors and marketers need approval before visitors see them. */
export function PublishingPolicy() {
  const { data, error } = useQuery(endpointQuery(showPublishingPolicy, {}));
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = async (needsApproval: boolean): Promise<void> => {
    setBusy(true);
    try {
      await callApi(changePublishingPolicy, { body: { needsApproval } });
      toasts.done(needsApproval ? WORDS.on : WORDS.off);
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
            options={[['needs-approval', WORDS.needsApproval]]}
            chosen={data.needsApproval ? ['needs-approval'] : []}
            onChange={(chosen) => {
              if (!busy) void change(chosen.length > 0);
            }}
          />
        </FormFields>
      )}
    </div>
  );
}
