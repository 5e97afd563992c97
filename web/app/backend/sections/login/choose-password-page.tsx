import type { LinkTarget } from '@manzil/contracts/gateway/member';
import { passwordFault, PASSWORD_MIN } from '@manzil/contracts/gateway/password';
import { choosePassword } from '@manzil/contracts/http/accounts';
import { useState } from 'react';
import { useContractForm } from '../../kit/form/use-contract-form';
import { useReady } from '../../../shared/lib/use-ready';
import { callApi } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { clearMarkers } from '../../kit/session/markers';
import { LoginCard } from './login-card';
import { PasswordField } from './password-field';

interface ChoosePasswordProps {
  token: string;
  target: LinkTarget;
  /** Path of the login, which only the holder of a link may know. */
  loginPath: string | undefined;
}

/** Lets the holder of a single-use link choose the password of its member. */
export function ChoosePasswordPage({ token, target, loginPath }: ChoosePasswordProps) {
  const { username, purpose, expiresAt } = target;
  const [isSet, setIsSet] = useState(false);
  const ready = useReady();
  const form = useContractForm(choosePassword, {
    values: { password: '' },
    refusalField: 'password',
    check: ({ password }) => {
      const fault = passwordFault(password, username);
      return fault === undefined ? [] : [{ field: 'password', message: fault }];
    },
    send: (body) => callApi(choosePassword, { params: { token }, body }),
    onSaved: () => {
      // All sessions of the member have ended, also one in this browser.
      clearMarkers();
      setIsSet(true);
    },
  });
  const { issue, onText } = form.text('password');

  if (isSet) {
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
    <LoginCard
      title={purpose === 'invite' ? 'Welcome' : 'Choose a new password'}
      withoutScript="Choosing a password needs JavaScript, which this browser has switched off."
    >
      <p>
        This link sets the password of <strong>{username}</strong>, once, until {formatDateTime(expiresAt)}{' '}
        (Dubai time).
      </p>
      <form method="post" {...form.attributes}>
        {issue !== undefined && (
          <p className="login-said" role="alert" id={`${form.attributes.id}-issue`}>
            {issue}
          </p>
        )}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          onText={onText}
          issueId={issue === undefined ? undefined : `${form.attributes.id}-issue`}
        />
        <p className="login-hint">
          At least {PASSWORD_MIN} characters. Not your username, and nothing that is easy to guess; a few
          unrelated words are good.
        </p>
        <button
          type="submit"
          className="login-submit"
          disabled={!ready}
          aria-busy={form.busy || undefined}
          aria-disabled={form.busy || undefined}
        >
          Set password
        </button>
      </form>
    </LoginCard>
  );
}

const focus = (link: HTMLAnchorElement | null): void => {
  link?.focus();
};
