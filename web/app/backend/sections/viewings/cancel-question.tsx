import type { Viewing } from '@manzil/contracts/leads/viewing';
import { Confirm } from '../../../shared/ui/confirm';
import { TEXTS as ALL } from './viewing-texts';
import { formatSlot } from '../../kit/labels/format';

const TEXTS = ALL.cancel;

interface CancelQuestionProps {
  viewing: Viewing;
  onConfirm: () => Promise<void>;
  onKeep: () => void;
}

/** Asks before a viewing is cancelled, because the visitor is mailed at once. */
export function CancelQuestion({ viewing: { startsAt, visitor }, onConfirm, onKeep }: CancelQuestionProps) {
  const person = visitor.name ?? visitor.email;
  return (
    <Confirm
      title={TEXTS.title(person)}
      confirm={TEXTS.confirm}
      cancel={TEXTS.keep}
      danger
      onConfirm={onConfirm}
      onCancel={onKeep}
    >
      <p>{TEXTS.text(person, formatSlot(startsAt))}</p>
    </Confirm>
  );
}
