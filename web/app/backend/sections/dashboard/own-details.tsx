import type { Session } from '@manzil/contracts/gateway/account';
import { saveOwnDetails } from '@manzil/contracts/http/accounts';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { Panel } from '../../kit/layout/panel';
import { OWN_DETAILS as TEXTS } from './dashboard-texts';

interface OwnDetailsProps {
  known: NonNullable<Session['incompleteDetails']>;
}

/** Asks a member for what is missing of their name and email. */
export function OwnDetails({ known }: OwnDetailsProps) {
  const refresh = useRefresh();
  const form = useContractForm(saveOwnDetails, {
    values: { name: known.name, email: known.email ?? '' },
    send: (body) => callApi(saveOwnDetails, { body }),
    onSaved: async () => {
      toasts.done(TEXTS.saved);
      await refresh();
    },
  });
  return (
    <Panel title={TEXTS.title} query={{ data: known, isError: false }}>
      {({ name, email }) => (
        <form className="backend-form" {...form.attributes}>
          <div className="backend-columns">
            {name === '' && (
              <TextField
                label={TEXTS.name}
                hint={TEXTS.nameHint}
                autoComplete="name"
                {...form.text('name')}
              />
            )}
            {email === null && (
              <TextField
                label={TEXTS.email}
                type="email"
                hint={TEXTS.emailHint}
                autoComplete="email"
                {...form.text('email')}
              />
            )}
          </div>
          <FormProblem form={form} />
          <div className="backend-actions">
            <Button type="submit" kind="primary" busy={form.busy}>
              {TEXTS.save}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
