import type { MailKind } from '@manzil/contracts/leads/mail';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../../kit/data/call-api';
import { testMail } from './mail-calls';
import { MAIL_KIND_LABELS, TEXTS } from './mail-texts';
import { useReadOnly } from '../../../shared/ui/read-only';

/** Sends the member a test mail of a kind, with the saved texts. */
export function TestButton({ kind }: { kind: MailKind }) {
  const [busy, setBusy] = useState(false);
  const test = async (): Promise<void> => {
    setBusy(true);
    try {
      const { state, recipient } = await testMail(kind);
      toasts.done(state === 'no-server' ? TEXTS.testWaits : TEXTS.tested(recipient));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  if (useReadOnly()) return null;
  return (
    <Button busy={busy} onClick={() => void test()} aria-label={TEXTS.testOf(MAIL_KIND_LABELS[kind])}>
      {TEXTS.test}
    </Button>
  );
}
