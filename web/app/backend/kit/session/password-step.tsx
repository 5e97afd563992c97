import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { messageOf } from '../data/call-api';
import { finishLogIn, logIn } from './log-in';
import { knowsPasskeys } from './passkey-browser';
import { passkeyProof } from './second-factor-calls';
import { TEXTS } from './session-texts';

interface PasswordStepProps {
  username: string;
  onLoggedIn: () => Promise<void>;
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void;
  onLeave: () => void;
}

/** Asks a member with a known name for their password or passkey. */
export function PasswordStep({ username, onLoggedIn, onSecondStep, onLeave }: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type=password]')?.focus();
  }, [issue]);

  const run = async (act: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setIssue(undefined);
    try {
      await act();
    } catch (error) {
      setIssue(messageOf(error));
    }
    setBusy(false);
  };
  const submit = async (): Promise<void> => {
    const outcome = await logIn({ username, password });
    if ('methods' in outcome) onSecondStep(outcome.methods);
    else if (outcome.signedIn) await onLoggedIn();
    else setIssue(outcome.message);
  };
  return (
    <form
      ref={form}
      className="backend-form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void run(submit);
      }}
    >
      <TextField
        label={TEXTS.username}
        value={username}
        onText={() => undefined}
        readOnly
        autoComplete="username"
      />
      <TextField
        label={TEXTS.password}
        type="password"
        autoComplete="current-password"
        issue={issue}
        value={password}
        onText={setPassword}
        required
      />
      <div className="backend-actions">
        <Button type="submit" kind="primary" busy={busy}>
          {TEXTS.logIn}
        </Button>
        {knowsPasskeys() && (
          <Button
            onClick={() =>
              void run(async () => {
                await finishLogIn(await passkeyProof('login'));
                await onLoggedIn();
              })
            }
          >
            {TEXTS.passkey}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          {TEXTS.leave}
        </Button>
      </div>
    </form>
  );
}
