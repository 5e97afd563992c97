import { withdrawListing } from '@manzil/contracts/http/managed-listings';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { PublishGap } from '@manzil/contracts/publish-gaps';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { usePublishCheck } from '../../kit/lifecycle/publish-check';
import { useLock } from './use-lock';

const TEXTS = {
  withdraw: 'Withdraw',
  restore: 'Bring back',
  withdrawn: 'Listing withdrawn. Its page now says it is no longer available.',
  restored: 'The listing is back.',
  draftWithdrawn: 'The draft is withdrawn.',
  hide: 'Hide',
  show: 'Show',
  hidden: 'The listing is hidden now.',
  shown: 'The listing is shown again.',
  undo: 'Undo',
};

interface OwnActionsProps {
  managed: ManagedProperty;
  /** Gaps of the listing if it were published. */
  missing: readonly PublishGap[];
}

/** Hides or withdraws a listing of our own, and restores it. */
export function OwnActions({ managed, missing }: OwnActionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const locks = useLock();
  const check = usePublishCheck();
  const { id, status, overrides } = managed;
  const isWithdrawn = status === 'withdrawn';
  const isHidden = overrides.hidden === true;
  const withdraw = async (withdrawn: boolean, hasUndo: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const saved = await callApi(withdrawListing, { params: { id }, body: { withdrawn } });
      await refresh();
      const words = !withdrawn ? TEXTS.restored : status === 'draft' ? TEXTS.draftWithdrawn : TEXTS.withdrawn;
      toasts.done(
        saved.status === 'draft' && !withdrawn ? TEXTS.restored : words,
        hasUndo ? { label: TEXTS.undo, run: () => void withdraw(!withdrawn, false) } : undefined,
      );
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
    }
    setIsBusy(false);
  };
  const turn = (): void => {
    if (!isWithdrawn) void withdraw(true, true);
    else
      check.publish(missing, () => {
        void withdraw(false, true);
      });
  };
  return (
    <>
      {!isWithdrawn && status !== 'draft' && (
        <Button
          busy={locks.busy !== undefined}
          onClick={() =>
            void locks.change(
              managed,
              'hidden',
              isHidden ? undefined : true,
              isHidden ? TEXTS.shown : TEXTS.hidden,
            )
          }
        >
          {isHidden ? TEXTS.show : TEXTS.hide}
        </Button>
      )}
      <Button busy={isBusy} onClick={turn}>
        {isWithdrawn ? TEXTS.restore : TEXTS.withdraw}
      </Button>
      {check.question}
    </>
  );
}
