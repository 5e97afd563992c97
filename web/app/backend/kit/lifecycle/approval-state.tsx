import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { takeBackApproval } from '@manzil/contracts/http/content-lifecycle';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { useMay, useSession } from '../access/access';
import { callApi, messageOf } from '../data/call-api';
import { APPROVAL_LABELS as WORDS, approvalSentences } from './approval-labels';
import type { EntryKey } from './lifecycle-calls';
import styles from './lifecycle.module.css';
import { ReviewDialog } from './review-dialog';

interface ApprovalStateProps {
  entry: EntryKey;
  version: number;
  lifecycle: Lifecycle;
  fieldName: (field: string) => string;
  onChanged: (message: string) => void;
}

/** The approval request of an entry: the requesting member can take it back, others who may publish can answer it. */
export function ApprovalState({ entry, version, lifecycle, fieldName, onChanged }: ApprovalStateProps) {
  const { username } = useSession();
  const mayPublish = useMay()('content.publish');
  const [isReviewing, setReviewing] = useState(false);
  const { approval } = lifecycle;
  if (approval === undefined) return null;
  const isOwn = approval.requestedBy === username;
  const isWaiting = approval.sentBack === null;
  const mayTakeBack = isOwn && isWaiting;
  const mayReview = !isOwn && isWaiting && mayPublish && approval.version === version;
  const takeBack = async (): Promise<void> => {
    try {
      await callApi(takeBackApproval, { params: entry });
      onChanged(WORDS.takenBack);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  return (
    <div className={styles.approval}>
      <p>{approvalSentences(lifecycle, version).join(' ')}</p>
      {(mayTakeBack || mayReview) && (
        <div className="backend-actions">
          {mayTakeBack && <Button onClick={() => void takeBack()}>{WORDS.takeBack}</Button>}
          {mayReview && (
            <Button
              kind="primary"
              onClick={() => {
                setReviewing(true);
              }}
            >
              {WORDS.review}
            </Button>
          )}
        </div>
      )}
      {isReviewing && (
        <ReviewDialog
          entry={entry}
          approval={approval}
          fieldName={fieldName}
          onClose={() => {
            setReviewing(false);
          }}
          onAnswered={(message) => {
            setReviewing(false);
            onChanged(message);
          }}
        />
      )}
    </div>
  );
}
