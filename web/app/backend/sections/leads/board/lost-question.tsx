import { lostReasonSchema, type LostReason } from '@manzil/contracts/leads/stage';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { SelectField } from '../../../../shared/ui/field';
import { BOARD_LABELS, LOST_LABELS, optionsOf, STAGE_LABELS, WORK_LABELS } from '../lead-labels';

interface LostQuestionProps {
  name: string;
  onAnswer: (reason: LostReason) => void;
  onCancel: () => void;
}

/** Asks for the reason before a lead is marked as lost. */
export function LostQuestion({ name, onAnswer, onCancel }: LostQuestionProps) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  return (
    <Dialog title={BOARD_LABELS.whyLost(name)} onClose={onCancel}>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = lostReasonSchema.safeParse(reason);
          if (chosen.success) {
            onAnswer(chosen.data);
            return;
          }
          setIssue(WORK_LABELS.chooseReason);
          event.currentTarget.querySelector('select')?.focus();
        }}
      >
        <SelectField
          label={WORK_LABELS.lostReason}
          required
          issue={issue}
          options={[['', WORK_LABELS.chooseReason], ...optionsOf(LOST_LABELS)]}
          value={reason}
          onText={setReason}
        />
        <div className="backend-actions">
          <Button onClick={onCancel}>{BOARD_LABELS.cancel}</Button>
          <Button type="submit" kind="primary">
            {BOARD_LABELS.moveTo(STAGE_LABELS.lost)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
