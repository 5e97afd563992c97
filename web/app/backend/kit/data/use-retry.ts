import { useState } from 'react';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from './call-api';
import { useRefresh } from './use-refresh';

/** Retries by `send`, reports the outcome, and reads the log again; `isBusy` until the new log is shown. */
export function useRetry(send: () => Promise<unknown>, done: string) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await send();
      toasts.done(done);
    } catch (refusal) {
      toasts.failed(messageOf(refusal));
    }
    await refresh();
    setIsBusy(false);
  };
  return { isBusy, retry };
}
