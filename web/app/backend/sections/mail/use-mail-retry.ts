import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { useState } from 'react';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { refusedWords, tryEach } from '../../kit/data/try-each';
import { retryMail } from './mail-calls';
import { TEXTS } from './mail-texts';

/** Sends several mails again, and names the recipients of refused ones. */
export function useMailRetry() {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const retry = async (mails: readonly LoggedMail[]): Promise<void> => {
    setIsBusy(true);
    const { done, refused } = await tryEach(mails, ({ id }) => retryMail(id));
    if (done.length > 0) toasts.done(TEXTS.retriedMany(done.length));
    for (const words of refusedWords(refused, ({ recipient }) => recipient)) toasts.failed(words);
    await refresh();
    setIsBusy(false);
  };
  return { isBusy, retry };
}
