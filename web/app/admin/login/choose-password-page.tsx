import type { LinkTarget } from '@manzil/contracts/gateway/member';
import { passwordFault, PASSWORD_MIN } from '@manzil/contracts/gateway/password';
import { choosePassword } from '@manzil/contracts/http/accounts';
import { useState } from 'react';
import { ApiProblem, callApi, messageOf } from '../lib/call-api';
import { formatMoment } from '../lib/format-moment';
import { clearMarkers } from '../lib/markers';
import { LoginCard } from './login-card';
import { PasswordField } from './password-field';

interface ChoosePasswordProps {
  token: string;
  target: LinkTarget;
  /** Where to go on to; only who holds a link is told. */
  loginPath: string | undefined;
}

/** Whoever holds a one-time link chooses the password of its member here. */
export function ChoosePasswordPage({ token, target, loginPath }: ChoosePasswordProps) {
  const { username, purpose, expiresAt } = target;
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState<string | undefined>();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');

  const choose = async (): Promise<void> => {
    const fault = passwordFault(password, username);
    if (fault !== undefined) {
      setSaid(fault);
      return;
    }
    setState('busy');
    try {
      await callApi(choosePassword, { params: { token }, body: { password } });
      // All sessions of the member have ended, one in this browser too.
      clearMarkers();
      setState('done');
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setSaid(first?.message ?? messageOf(error));
      setState('open');
    }
  };

  if (state === 'done') {
    return (
      <LoginCard title="Your password is set">
        <p role="status">You can log in as {username} now.</p>
        {loginPath !== undefined && (
          <a href={loginPath} className="login-submit" ref={focus}>
            Go to the login
          </a>
        )}
      </LoginCard>
    );
  }
  return (
    <LoginCard title={purpose === 'invite' ? `Welcome, ${username}` : 'Choose a new password'}>
      <p>
        This link sets the password of <strong>{username}</strong>, once, until {formatMoment(expiresAt)}{' '}
        (Dubai time).
      </p>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'open') void choose();
        }}
      >
        {said !== undefined && (
          <p className="login-said" role="alert">
            {said}
          </p>
        )}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onText={setPassword}
        />
        <p className="login-hint">
          At least {PASSWORD_MIN} characters. Not your username, and nothing that is easy to guess; a few
          unrelated words are good.
        </p>
        <button type="submit" className="login-submit" aria-busy={state === 'busy' || undefined}>
          Set password
        </button>
      </form>
    </LoginCard>
  );
}

const focus = (link: HTMLAnchorElement | null): void => {
  link?.focus();
};
