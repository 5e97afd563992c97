import * as http from '@manzil/contracts/http/links';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { addRedirect } from '../../kit/links/link-calls';
import { TEXTS } from './link-texts';

interface AddRedirectDialogProps {
  /** Initial value of the path to redirect; may be empty. */
  from: string;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a redirect for a path without a page. */
export function AddRedirectDialog({ from: begun, onClose, onAdded }: AddRedirectDialogProps) {
  const { form: words } = TEXTS;
  const form = useContractForm(http.addRedirect, {
    values: { from: begun, to: '', status: '301' },
    bodyOf: ({ from, to, status }) => ({
      from,
      to,
      status: status === '308' ? (308 as const) : (301 as const),
    }),
    send: ({ from, to, status }) => addRedirect(from, to, status),
    onSaved: ({ from, to }) => {
      toasts.done(words.saved(from, to));
      onAdded();
    },
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label={words.from} hint={words.fromHint} autoFocus={begun === ''} {...form.text('from')} />
        <TextField label={words.to} hint={words.toHint} autoFocus={begun !== ''} {...form.text('to')} />
        <SelectField label={words.status} options={words.statuses} {...form.text('status')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
