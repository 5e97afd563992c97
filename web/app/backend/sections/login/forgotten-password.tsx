import { requestPasswordLink } from '@manzil/contracts/http/accounts';
import { useState } from 'react';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';

/** Ways to a new password: a link by mail for members with an email address, or by an admin. */
export function ForgottenPassword() {
  const [isSent, setIsSent] = useState(false);
  const form = useContractForm(requestPasswordLink, {
    values: { email: '' },
    refusalField: 'email',
    send: (body) => callApi(requestPasswordLink, { body }),
    onSaved: () => {
      setIsSent(true);
    },
  });
  const { value, issue, onText } = form.text('email');
  const issueId = `${form.attributes.id}-issue`;
  return (
    <div className="login-forgotten">
      <p role="status">
        An admin of the agency can give you a link with which you choose a new password. It works once, for a
        day.
      </p>
      {isSent ? (
        <p role="status">
          If a member logs in with this address and this site can send mail, a link is on its way. It works
          once, for an hour. Ask an admin if none arrives.
        </p>
      ) : (
        <form method="post" {...form.attributes}>
          {issue !== undefined && (
            <p className="login-said" role="alert" id={issueId}>
              {issue}
            </p>
          )}
          <label>
            Email address that you log in with
            <input
              name="email"
              type="email"
              autoComplete="username"
              value={value}
              aria-invalid={issue !== undefined || undefined}
              aria-describedby={issue === undefined ? undefined : issueId}
              onChange={(event) => {
                onText(event.target.value);
              }}
            />
          </label>
          <button
            type="submit"
            className="login-plain"
            aria-busy={form.busy || undefined}
            aria-disabled={form.busy || undefined}
          >
            Mail me a link
          </button>
        </form>
      )}
    </div>
  );
}
