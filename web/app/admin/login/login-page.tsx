import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { logIn } from './log-in';
import { LoginCard } from './login-card';
import { PasswordField } from './password-field';

/** 'Member Login', at the address that the operator chose. */
export default function LoginPage() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | undefined>();
  const [forgotten, setForgotten] = useState(false);
  const navigate = useNavigate();

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await logIn({ username, password });
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
          <input
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => {
              setUsername(event.target.value);
            }}
          />
        </label>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
        />
        <button type="submit" className="login-submit" aria-busy={busy || undefined}>
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
