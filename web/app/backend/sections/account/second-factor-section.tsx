import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { toasts } from '../../../shared/ui/toast-queue';
import { PasskeyList } from './passkey-list';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import {
  beginTotp,
  removeTotp,
  renewRecoveryCodes,
  secondFactorQuery,
  type DrawnTotpSetUp,
} from '../../kit/session/second-factor-calls';
import { TotpDialog } from './totp-dialog';

/** The open dialog. */
type Open =
  | { kind: 'totp'; setUp: DrawnTotpSetUp }
  | { kind: 'remove-totp' | 'renew' }
  | { kind: 'codes'; codes: readonly string[] };

/** The member's own second factors: authenticator app, passkeys and recovery codes. */
export function SecondFactorSection() {
  const { totp, passkeys, recoveryCodesLeft } = useSuspenseQuery(secondFactorQuery).data;
  const [open, setOpen] = useState<Open | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setOpen(undefined);
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const added = (codes: readonly string[] | null, words: string): void => {
    toasts.done(words);
    setOpen(codes === null ? undefined : { kind: 'codes', codes });
    void refresh();
  };
  const hasFactor = totp !== null || passkeys.length > 0;

  return (
    <section className="backend-panel backend-form" aria-labelledby="two-step-login">
      <h2 className="backend-title" id="two-step-login">
        Two-step login
      </h2>
      <p>
        {hasFactor
          ? 'On: the login asks for a second step after your password, or for a passkey alone.'
          : 'Off. With a second step, your password alone is not enough to log in.'}
      </p>
      <section className="backend-form" aria-labelledby="authenticator-app">
        <h3 id="authenticator-app">Authenticator app</h3>
        <p>
          {totp === null
            ? 'An app on your phone shows a new six-digit code every 30 seconds.'
            : `Set up ${formatDateTime(totp.since)}.`}
        </p>
        <div className="backend-actions">
          {totp === null ? (
            <Button
              kind="primary"
              onClick={() =>
                void attempt(async () => {
                  setOpen({ kind: 'totp', setUp: await beginTotp() });
                })
              }
            >
              Set up an authenticator app
            </Button>
          ) : (
            <Button
              onClick={() => {
                setOpen({ kind: 'remove-totp' });
              }}
            >
              Remove the authenticator app
            </Button>
          )}
        </div>
      </section>
      <PasskeyList passkeys={passkeys} attempt={attempt} onAdded={added} />
      {hasFactor && (
        <section className="backend-form" aria-labelledby="recovery-codes">
          <h3 id="recovery-codes">Recovery codes</h3>
          <p>
            {recoveryCodesLeft === 1 ? '1 code is left.' : `${recoveryCodesLeft} codes are left.`} Each logs
            you in once, when your device is lost.
          </p>
          <div className="backend-actions">
            <Button
              onClick={() => {
                setOpen({ kind: 'renew' });
              }}
            >
              Make new recovery codes
            </Button>
          </div>
        </section>
      )}
      {open?.kind === 'totp' && (
        <TotpDialog
          setUp={open.setUp}
          onClose={close}
          onAdded={(codes) => {
            added(codes, 'Your authenticator app is set up.');
          }}
        />
      )}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'remove-totp' && (
        <Confirm
          title="Remove the authenticator app"
          confirm="Remove"
          danger
          onCancel={close}
          onConfirm={async () => {
            await attempt(removeTotp);
            close();
          }}
        >
          Its codes no longer log you in.
        </Confirm>
      )}
      {open?.kind === 'renew' && (
        <Confirm
          title="New recovery codes"
          confirm="Make new codes"
          onCancel={close}
          onConfirm={() =>
            attempt(async () => {
              setOpen({ kind: 'codes', codes: await renewRecoveryCodes() });
            })
          }
        >
          The codes that you have now stop working.
        </Confirm>
      )}
    </section>
  );
}
