import { passwordFault, PASSWORD_MIN } from '@manzil/contracts/gateway/password';
import { changePassword } from '@manzil/contracts/http/accounts';
import { useState } from 'react';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';

const BLANK = { current: '', next: '' };

/** Changes the member's own password, which ends all other sessions of the account. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const [shown, setShown] = useState(false);
  const form = useContractForm(changePassword, {
    values: BLANK,
    check: ({ next }) => {
      const fault = passwordFault(next, username);
      return fault === undefined ? [] : [{ field: 'next', message: fault }];
    },
    send: (body) => callApi(changePassword, { body }),
    onSaved: () => {
      form.settle(BLANK, 0);
      toasts.done('Your password has been changed. You have been logged out on all other devices.');
      onChanged();
    },
  });
  const { current, next } = form.values;
  const type = shown ? 'text' : 'password';

  return (
    <form className="backend-panel backend-form" {...form.attributes}>
      <h2 className="backend-title">Change password</h2>
      {/* Password managers store the new password under this username. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div className="backend-columns">
        <TextField
          label="Current password"
          type={type}
          autoComplete="current-password"
          {...form.text('current')}
        />
        <TextField
          label="New password"
          type={type}
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters, not your username and not one that is easy to guess.`}
          {...form.text('next')}
        />
      </div>
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button type="submit" kind="primary" busy={form.busy} disabled={current === '' || next === ''}>
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
