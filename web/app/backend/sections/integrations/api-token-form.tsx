import { API_SCOPES, type ApiScope, type ApiTokenWithSecret } from '@manzil/contracts/gateway/api-token';
import * as http from '@manzil/contracts/http/api-tokens';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { createApiToken } from './api-token-calls';
import { EXPIRY_OPTIONS, SCOPE_LABELS, TEXTS } from './api-token-texts';

const SCOPE_OPTIONS = API_SCOPES.map((scope) => [scope, SCOPE_LABELS[scope]] as const);

interface TokenValues {
  name: string;
  scopes: ApiScope[];
  expiresInDays: string;
}

const BLANK: TokenValues = { name: '', scopes: [], expiresInDays: '90' };

export function CreateTokenDialog({
  onCreated,
  onClose,
}: {
  onCreated: (created: ApiTokenWithSecret) => void;
  onClose: () => void;
}) {
  const form = useContractForm(http.createApiToken, {
    values: BLANK,
    bodyOf: ({ name, scopes, expiresInDays }) => ({
      name,
      scopes,
      expiresInDays: Number(expiresInDays),
    }),
    send: createApiToken,
    onSaved: onCreated,
  });
  return (
    <Dialog title={TEXTS.addTitle} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField
          label={TEXTS.name}
          hint={TEXTS.nameHint}
          autoFocus
          autoComplete="off"
          {...form.text('name')}
        />
        <CheckGroup
          label={TEXTS.scopes}
          hint={TEXTS.scopesHint}
          issue={form.issueOf('scopes')}
          options={SCOPE_OPTIONS}
          chosen={form.values.scopes}
          onChange={(scopes) => {
            form.set('scopes', scopes);
          }}
        />
        <SelectField label={TEXTS.expiry} options={EXPIRY_OPTIONS} {...form.text('expiresInDays')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.add}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
