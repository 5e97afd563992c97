import type { Viewing, ViewingChange } from '@manzil/contracts/leads/viewing';
import { useRef, useState } from 'react';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { conflictIn } from '../../kit/form/conflict';
import { changeViewing } from './viewing-queries';
import { TEXTS } from './viewing-texts';

type Change = Exclude<ViewingChange, { act: 'move' }>;

interface Changing {
  isBusy: boolean;
  change: (change: Change) => Promise<void>;
}

/** Changes the displayed version of a viewing. When another user has changed it first, the current state is shown. */
export function useViewingChange(viewing: Viewing): Changing {
  const [isBusy, setIsBusy] = useState(false);
  // Guards against a double submit before the re-render.
  const sending = useRef(false);
  const refresh = useRefresh();
  const { visitor } = viewing;
  const change = async (wanted: Change): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setIsBusy(true);
    try {
      await changeViewing(viewing, wanted);
      toasts.done(TEXTS.done[wanted.act](visitor.name ?? visitor.email));
    } catch (error) {
      toasts.failed(conflictIn(error) === undefined ? messageOf(error) : TEXTS.acts.quicker);
    }
    await refresh();
    sending.current = false;
    setIsBusy(false);
  };
  return { isBusy, change };
}
