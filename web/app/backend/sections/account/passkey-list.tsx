import { PASSKEY_NAME_MAX, type Passkey } from '@manzil/contracts/gateway/second-factor';
import { useState } from 'react';
import { browserName } from '../../kit/labels/browser-name';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { knowsPasskeys } from '../../kit/session/passkey-browser';
import { PasskeyNameDialog } from './passkey-name-dialog';
import { addPasskey, removePasskey, renamePasskey } from '../../kit/session/second-factor-calls';
import styles from './second-factor.module.css';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** Runs `work`, reports an error, and reloads the list. */
  attempt: (work: () => Promise<void>) => Promise<void>;
  onAdded: (recoveryCodes: readonly string[] | null, words: string) => void;
}

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** Passkeys, which are stored by a device or a password manager. */
export function PasskeyList({ passkeys, attempt, onAdded }: PasskeyListProps) {
  const [open, setOpen] = useState<Open | undefined>();
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <section className="backend-form" aria-labelledby="passkeys">
      <h3 id="passkeys">Passkeys</h3>
      <p>A passkey logs you in by your fingerprint, face or PIN, without your password.</p>
      {passkeys.length > 0 && (
        <ul className={styles.keys} aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.key}>
              <div>
                <strong>{passkey.name}</strong>
                <p className={styles.note}>
                  Added {formatDateTime(passkey.createdAt)}.{' '}
                  {passkey.lastUsedAt === null
                    ? 'Not used yet.'
                    : `Last used ${formatDateTime(passkey.lastUsedAt)}.`}
                </p>
              </div>
              <div className="backend-actions">
                <Button
                  aria-label={`Rename passkey ${passkey.name}`}
                  onClick={() => {
                    setOpen({ kind: 'rename', passkey });
                  }}
                >
                  Rename
                </Button>
                <Button
                  aria-label={`Remove passkey ${passkey.name}`}
                  onClick={() => {
                    setOpen({ kind: 'remove', passkey });
                  }}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div className="backend-actions">
          <Button
            onClick={() => {
              setOpen({ kind: 'add' });
            }}
          >
            Add a passkey
          </Button>
        </div>
      ) : (
        <p>This browser has no passkeys, or the site is not opened by https.</p>
      )}
      {open?.kind === 'add' && (
        <PasskeyNameDialog
          title="Add a passkey"
          hint="A name that you will recognise, for example the device that stores it."
          suggested={browserName(navigator.userAgent).slice(0, PASSKEY_NAME_MAX)}
          confirm="Go on"
          onClose={close}
          onNamed={async (name) => {
            const codes = await addPasskey(name);
            close();
            onAdded(codes, `Passkey added: ${name}`);
          }}
        />
      )}
      {open?.kind === 'rename' && (
        <PasskeyNameDialog
          title="Rename the passkey"
          suggested={open.passkey.name}
          confirm="Save"
          onClose={close}
          onNamed={async (name) => {
            await renamePasskey(open.passkey.id, name);
            close();
            await attempt(() => Promise.resolve());
          }}
        />
      )}
      {open?.kind === 'remove' && (
        <Confirm
          title="Remove the passkey"
          confirm="Remove"
          danger
          onCancel={close}
          onConfirm={async () => {
            await attempt(() => removePasskey(open.passkey.id));
            close();
          }}
        >
          {open.passkey.name} no longer logs you in. Delete it on the device too.
        </Confirm>
      )}
    </section>
  );
}
