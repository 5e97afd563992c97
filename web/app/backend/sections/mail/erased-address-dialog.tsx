import * as http from '@manzil/contracts/http/mails';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { useContractForm } from '../../kit/form/use-contract-form';
import { removeSuppression } from './mail-calls';
import { TEXTS } from './mail-texts';

interface ErasedAddressDialogProps {
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Removes an erased address from the suppressed ones. It must be typed, because only a code of it is stored. */
export function ErasedAddressDialog({ onRemoved, onClose }: ErasedAddressDialogProps) {
  const form = useContractForm(http.removeSuppression, {
    values: { address: '' },
    refusalField: 'address',
    send: ({ address }) => removeSuppression(address),
    onSaved: onRemoved,
  });
  return (
    <Dialog title={TEXTS.allowErased} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.allowErasedText}</p>
        <TextField
          label={TEXTS.allowErasedField}
          type="email"
          inputMode="email"
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('address')}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.allowErasedConfirm}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
