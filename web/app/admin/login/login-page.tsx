import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { logIn } from './log-in';
import { LoginCard } from './login-card';
import { PasswordField } from './password-field';
import { useReady } from './use-ready';

/** 'Member Login', at the address that the operator chose. */
export default function LoginPage() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | undefined>();
  const [forgotten, setForgotten] = useState(false);
  const ready = useReady();
  const navigate = useNavigate();

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read from the form itself: what was typed before this script was at work counts as well.
    const entered = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    setBusy(true);
    const outcome = await logIn({ username: text('username'), password: text('current-password') });
    setBusy(false);
    setSaid(outcome.message);
    if (outcome.signedIn) {
      window.alert(outcome.message);
      await navigate('/backend');
    }
  };

  return (
    <LoginCard title="Member Login">
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
        <button type="submit" className="login-submit" disabled={!ready} aria-busy={busy || undefined}>
          Login
        </button>
      </form>
      <div className="login-links">
        <a href="/">Back To Home</a>
        <button
          type="button"
          className="login-plain"
          aria-expanded={forgotten}
          onClick={() => {
            setForgotten(!forgotten);
          }}
        >
          Forgot
        </button>
      </div>
      {forgotten && (
        <p role="status">
          An admin of the agency can give you a link with which you choose a new password. It works once, for
          a day.
        </p>
      )}
    </LoginCard>
  );
}
