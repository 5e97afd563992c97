import { passkeyNameSchema } from '@manzil/contracts/gateway/second-factor';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';

interface PasskeyNameDialogProps {
  title: string;
  hint?: string;
  suggested: string;
  confirm: string;
  onClose: () => void;
  /** What it throws is shown by the field. */
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
  const [name, setName] = useState(suggested);
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    const checked = passkeyNameSchema.safeParse({ name });
    if (!checked.success) {
      setIssue(checked.error.issues[0]?.message);
      return;
    }
    setBusy(true);
    try {
      await onNamed(checked.data.name);
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setIssue(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="backend-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <TextField
          label="Name"
          hint={hint}
          issue={issue}
          value={name}
          autoComplete="off"
          onText={(value) => {
            setName(value);
            setIssue(undefined);
          }}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
            {confirm}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
