import { passwordFault, PASSWORD_MIN } from '@manzil/contracts/gateway/password';
import { changePassword } from '@manzil/contracts/http/accounts';
import { useState } from 'react';
import { ApiProblem, callApi, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useToasts } from '../../ui/toasts';

const EMPTY = { current: '', next: '' };

/** Changes one's own password; all other sessions of the account end by it. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Partial<typeof EMPTY>>({});
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();

  const save = async (): Promise<void> => {
    const fault = passwordFault(values.next, username);
    if (fault !== undefined) {
      setIssues({ next: fault });
      return;
    }
    setBusy(true);
    try {
      await callApi(changePassword, { body: values });
      setValues(EMPTY);
      setIssues({});
      toasts.done('Your password has been changed. You have been logged out on all other devices.');
      onChanged();
    } catch (error) {
      const found = error instanceof ApiProblem ? error.issues : [];
      setIssues(Object.fromEntries(found.map(({ field, message }) => [field, message])));
      if (found.length === 0) toasts.failed(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof EMPTY) => ({
    type: shown ? 'text' : 'password',
    value: values[name],
    issue: issues[name],
    onText: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setIssues((now) => ({ ...now, [name]: undefined }));
    },
  });

  return (
    <form
      className="backend-panel backend-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <h2 className="backend-title">Change password</h2>
      {/* For password managers, which file a new password under a name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div className="backend-columns">
        <TextField label="Current password" autoComplete="current-password" {...field('current')} />
        <TextField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters, not your username and not one that is easy to guess.`}
          {...field('next')}
        />
      </div>
      <div className="backend-actions">
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={values.current === '' || values.next === ''}
        >
          Change password
        </Button>
        <Button
          kind="quiet"
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? 'Hide passwords' : 'Show passwords'}
        </Button>
      </div>
    </form>
  );
}
