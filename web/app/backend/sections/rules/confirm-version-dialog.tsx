import type { ManagedRule, ManagedVersion } from '@manzil/contracts/content/rule';
import * as http from '@manzil/contracts/http/rules';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { gulfToday } from '../../kit/labels/format-date-time';
import { addDays } from '../../kit/labels/dubai-day';
import { confirmVersion } from './rule-calls';
import { TEXTS } from './rule-texts';

/** Default number of days until the next review. */
const REVIEW_DAYS = 180;

interface ConfirmVersionDialogProps {
  rule: ManagedRule;
  version: ManagedVersion;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Confirms a version, with the day of its next review. */
export function ConfirmVersionDialog({ rule, version, onClose, onConfirmed }: ConfirmVersionDialogProps) {
  const number = version.version;
  const usual = addDays(gulfToday(), REVIEW_DAYS);
  const form = useContractForm(http.confirmRuleVersion, {
    values: { reviewBy: version.reviewBy > usual ? version.reviewBy : usual },
    send: ({ reviewBy }) => confirmVersion(rule.id, number, reviewBy),
    onSaved: () => {
      toasts.done(TEXTS.confirmedDone(number));
      onConfirmed();
    },
  });
  return (
    <Dialog title={TEXTS.confirmOf(number)} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.confirmText}</p>
        <TextField label={TEXTS.reviewBy} type="date" autoFocus {...form.text('reviewBy')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.confirm}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
