import type { DeletedPage } from '@manzil/contracts/content/page';
import * as bin from '@manzil/contracts/http/recycle-bin';
import { useContractForm } from '../forms/use-contract-form';
import { callApi } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toasts } from '../../ui/toast-queue';

interface RestoreElsewhereProps {
  page: DeletedPage;
  onClose: () => void;
  onRestored: () => void;
}

/** Asks for another address for a page whose own has been taken since it was deleted. */
export function RestoreElsewhere({ page, onClose, onRestored }: RestoreElsewhereProps) {
  const form = useContractForm(bin.restorePage, {
    values: { linkAddress: `${page.linkAddress}-2` },
    refusalField: 'linkAddress',
    send: (body) => callApi(bin.restorePage, { params: { id: page.id }, body }),
    onSaved: ({ message }) => {
      toasts.done(message);
      onRestored();
    },
  });
  return (
    <Dialog title="Another address" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>
          /{page.linkAddress} is in use by now. Choose another address for “{page.title}”.
        </p>
        <TextField label="Link" autoFocus {...form.text('linkAddress')} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Add Page
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
