import { changeSubscribers } from '@manzil/contracts/http/subscribers';
import type { Subscriber, SubscriberAction } from '@manzil/contracts/leads/subscriber';
import { useState } from 'react';
import { toasts } from '../../../../shared/ui/toast-queue';
import { useRefresh } from '../../../kit/data/use-refresh';
import { callApi, messageOf } from '../../../kit/data/call-api';
import { TEXTS } from './newsletter-texts';

type Target = Pick<Subscriber, 'id' | 'version'>;

/** The undo of each action. */
const OPPOSITES: Readonly<Record<SubscriberAction, SubscriberAction>> = {
  unsubscribe: 'resume',
  resume: 'unsubscribe',
  accept: 'suspect',
  suspect: 'accept',
};

export const mayUnsubscribe = ({ state }: Subscriber): boolean =>
  state === 'subscribed' || state === 'pending';

export interface SubscriberChanges {
  isBusy: boolean;
  change: (action: SubscriberAction, targets: readonly Target[]) => Promise<void>;
}

/** Changes addresses, reports the outcome, and offers an undo. */
export function useSubscriberChanges(): SubscriberChanges {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const send = async (
    action: SubscriberAction,
    targets: readonly Target[],
    { isUndo }: { isUndo: boolean },
  ): Promise<void> => {
    const subscribers = targets.map(({ id, version }) => ({ id, expectedVersion: version }));
    const { changed, refused } = await callApi(changeSubscribers, { body: { subscribers, action } });
    await refresh();
    const undo = () => void tried(() => send(OPPOSITES[action], changed, { isUndo: true }));
    if (changed.length > 0)
      toasts.done(TEXTS.done[action](changed.length), isUndo ? undefined : { label: TEXTS.undo, run: undo });
    if (refused.length > 0) toasts.failed(TEXTS.refused(refused.length));
  };
  const tried = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
    }
  };
  const change = async (action: SubscriberAction, targets: readonly Target[]): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await tried(() => send(action, targets, { isUndo: false }));
    setIsBusy(false);
  };
  return { isBusy, change };
}
