import { useState } from 'react';
import type { DeletedPage } from '@manzil/contracts/content/page';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { useToasts } from '../../ui/toasts';
import { restorePage } from './page-calls';

interface RestoreElsewhereProps {
  page: DeletedPage;
  onClose: () => void;
  onRestored: () => void;
}

/** Asks for another address for a page whose own has been taken since it was deleted. */
export function RestoreElsewhere({ page, onClose, onRestored }: RestoreElsewhereProps) {
  const [linkAddress, setLinkAddress] = useState(`${page.linkAddress}-2`);
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      toasts.done((await restorePage(page.id, linkAddress)).message);
      onRestored();
    } catch (error) {
      setIssue((error instanceof ApiProblem ? error.issues[0]?.message : undefined) ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Another address" onClose={onClose}>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void restore();
        }}
      >
        <p>
          /{page.linkAddress} is in use by now. Choose another address for “{page.title}”.
        </p>
        <TextField
          label="Link"
          issue={issue}
          value={linkAddress}
          onText={(value) => {
            setLinkAddress(value);
            setIssue(undefined);
          }}
          autoFocus
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
            Add Page
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
