import { renamePasskey } from '@manzil/contracts/http/second-factor';
import { useContractForm } from '../../kit/form/use-contract-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';

interface PasskeyNameDialogProps {
  title: string;
  hint?: string;
  suggested: string;
  confirm: string;
  onClose: () => void;
  /** A refusal that it throws is shown at the field. */
  onNamed: (name: string) => Promise<void>;
}

export function PasskeyNameDialog({
  title,
  hint,
  suggested,
  confirm,
  onClose,
  onNamed,
}: PasskeyNameDialogProps) {
  const form = useContractForm(renamePasskey, {
    values: { name: suggested },
    refusalField: 'name',
    send: ({ name }) => onNamed(name.trim()),
    onSaved: () => undefined,
  });

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label="Name" hint={hint} autoComplete="off" {...form.text('name')} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {confirm}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
