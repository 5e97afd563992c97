import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { knowsPasskeys } from '../../kit/session/passkey-browser';
import { passkeyProof } from '../../kit/session/second-factor-calls';
import { finishLogIn, logIn, MESSAGES } from '../../kit/session/log-in';
import { ForgottenPassword } from './forgotten-password';
import { LoginCard } from './login-card';
import { PasswordField } from './password-field';
import { SecondStep } from './second-step';
import { useReady } from '../../../shared/lib/use-ready';

/** 'Member Login', at the path set by the operator. */
export default function LoginPage() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | undefined>();
  const [methods, setMethods] = useState<SecondFactorMethod[] | undefined>();
  const [forgotten, setForgotten] = useState(false);
  const ready = useReady();
  const navigate = useNavigate();

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read from the form itself, to include text that was typed before this script ran.
    const entered = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    setBusy(true);
    const outcome = await logIn({ username: text('username'), password: text('current-password') });
    setBusy(false);
    if ('methods' in outcome) {
      setSaid(undefined);
      setMethods(outcome.methods);
      return;
    }
    setSaid(outcome.message);
    if (outcome.signedIn) await enter();
  };
  const enter = async (): Promise<void> => {
    window.alert(MESSAGES.success);
    await navigate('/backend');
  };
  const logInByPasskey = async (): Promise<void> => {
    setSaid(undefined);
    try {
      await finishLogIn(await passkeyProof('login'));
      await enter();
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setSaid(first?.message ?? messageOf(error));
    }
  };

  if (methods !== undefined) {
    return (
      <LoginCard title="Second step">
        <SecondStep
          methods={methods}
          onLoggedIn={() => void enter()}
          onRestart={() => {
            setMethods(undefined);
          }}
        />
      </LoginCard>
    );
  }

  return (
    <LoginCard
      title="Member Login"
      withoutScript="Logging in needs JavaScript, which this browser has switched off."
    >
      <form method="post" onSubmit={(event) => void submit(event)}>
        {said !== undefined && (
          <p className="login-said" role="alert">
            {said}
          </p>
        )}
        <label>
          Username
          <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </label>
        <PasswordField label="Password" autoComplete="current-password" />
        <button
          type="submit"
          className="login-submit"
          disabled={!ready}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
        >
          Login
        </button>
        {(!ready || knowsPasskeys()) && (
          <button
            type="button"
            className="login-plain"
            disabled={!ready}
            onClick={() => void logInByPasskey()}
          >
            Log in with a passkey
          </button>
        )}
      </form>
      <div className="login-links">
        <a href="/">Back To Home</a>
        <button
          type="button"
          className="login-plain"
          aria-expanded={forgotten}
          disabled={!ready}
          onClick={() => {
            setForgotten(!forgotten);
          }}
        >
          Forgot
        </button>
      </div>
      {forgotten && <ForgottenPassword />}
    </LoginCard>
  );
}
