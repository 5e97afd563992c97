import type { Webhook } from '@manzil/contracts/leads/webhook';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { toasts } from '../../../shared/ui/toast-queue';
import { markStale } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { SecretDialog } from '../../kit/form/secret-dialog';
import { changeWebhook, removeWebhook, rotateSecret, sendTest } from './webhook-calls';
import { ChangeWebhookDialog } from './webhook-form';
import { TEXTS } from './webhook-texts';

/** The open dialog. */
type Open = { kind: 'change' | 'switch-off' | 'rotate' | 'remove' } | { kind: 'secret'; secret: string };

/** Buttons and dialogs that change a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, name, isOn, version: expectedVersion } = webhook;
  const [open, setOpen] = useState<Open | undefined>();
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const close = (): void => {
    setOpen(undefined);
  };
  /** Shows the result, and reads the webhook again either way. */
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      close();
      toasts.done(words);
    } catch (error) {
      close();
      toasts.failed(messageOf(error));
    }
    await refresh();
    setBusy(false);
  };
  const rotate = async (): Promise<void> => {
    try {
      setOpen({ kind: 'secret', secret: (await rotateSecret(id)).secret });
    } catch (error) {
      close();
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const remove = async (): Promise<void> => {
    try {
      await removeWebhook(id);
    } catch (error) {
      close();
      toasts.failed(messageOf(error));
      await refresh();
      return;
    }
    markStale();
    await navigate('/backend/integrations');
    toasts.done(TEXTS.removed(name));
  };
  const show = (kind: 'change' | 'switch-off' | 'rotate' | 'remove') => () => {
    setOpen({ kind });
  };
  return (
    <>
      {isOn ? (
        <>
          <Button kind="primary" busy={busy} onClick={() => void run(() => sendTest(id), TEXTS.tested)}>
            {TEXTS.test}
          </Button>
          <Button onClick={show('switch-off')}>{TEXTS.switchOff}</Button>
        </>
      ) : (
        <Button
          kind="primary"
          busy={busy}
          onClick={() =>
            void run(() => changeWebhook(id, { isOn: true, expectedVersion }), TEXTS.switchedOn(name))
          }
        >
          {TEXTS.switchOn}
        </Button>
      )}
      <Button onClick={show('change')}>{TEXTS.edit}</Button>
      <Button onClick={show('rotate')}>{TEXTS.rotate}</Button>
      <Button onClick={show('remove')}>{TEXTS.remove}</Button>
      {open?.kind === 'change' && (
        <ChangeWebhookDialog
          webhook={webhook}
          onChanged={async (changed) => {
            close();
            await refresh();
            toasts.done(TEXTS.changed(changed.name));
          }}
          onTheirs={async () => {
            close();
            await refresh();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'switch-off' && (
        <Confirm
          title={TEXTS.switchOffTitle(name)}
          confirm={TEXTS.switchOff}
          onConfirm={() =>
            run(() => changeWebhook(id, { isOn: false, expectedVersion }), TEXTS.switchedOff(name))
          }
          onCancel={close}
        >
          {TEXTS.switchOffQuestion}
        </Confirm>
      )}
      {open?.kind === 'rotate' && (
        <Confirm
          title={TEXTS.rotateTitle(name)}
          confirm={TEXTS.rotateConfirm}
          onConfirm={rotate}
          onCancel={close}
        >
          {TEXTS.rotateQuestion}
        </Confirm>
      )}
      {open?.kind === 'remove' && (
        <Confirm
          title={TEXTS.removeTitle(name)}
          confirm={TEXTS.remove}
          danger
          onConfirm={remove}
          onCancel={close}
        >
          {TEXTS.removeQuestion}
        </Confirm>
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={TEXTS.secretTitle(name)}
          label={TEXTS.secret}
          secret={open.secret}
          onClose={close}
        >
          {TEXTS.secretWords} {TEXTS.secretRotated}
        </SecretDialog>
      )}
    </>
  );
}
