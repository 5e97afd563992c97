import { isAlwaysLive, type Lifecycle, type LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { scheduleEntry } from '@manzil/contracts/http/content-lifecycle';
import { fromDubaiInput, toDubaiInput } from '../labels/dubai-time';
import { FormProblem } from '../form/form-problem';
import { useContractForm } from '../form/use-contract-form';
import { callApi } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { useDraftsOnly } from '../../../shared/ui/read-only';
import { ApprovalDialog } from './approval-dialog';
import type { EntryKey } from './lifecycle-calls';

interface ScheduleDialogProps {
  entry: EntryKey;
  /** The stored version. */
  version: number;
  lifecycle: Lifecycle;
  onClose: () => void;
  onScheduled: (change: LifecycleChange) => void;
}

/** Values of `datetime-local` inputs, in Dubai time. */
interface Times {
  publishAt: string;
  withdrawAt: string;
}

const inputOf = (time: string | null): string => (time === null ? '' : toDubaiInput(time));
const timeOf = (input: string): string | null => (input === '' ? null : fromDubaiInput(input));

/**
 * Schedules publishing and withdrawal of an entry; for a member without permission to publish, it requests approval.
 */
export const ScheduleDialog = (props: ScheduleDialogProps) =>
  useDraftsOnly() ? <ApprovalDialog {...props} onSent={props.onScheduled} /> : <TimesDialog {...props} />;

/** Times are in Dubai time. */
function TimesDialog({ entry, lifecycle, onClose, onScheduled }: ScheduleDialogProps) {
  const hasChanges = !lifecycle.live || lifecycle.draft !== null;
  const form = useContractForm(scheduleEntry, {
    values: { publishAt: inputOf(lifecycle.publishAt), withdrawAt: inputOf(lifecycle.withdrawAt) },
    bodyOf: ({ publishAt, withdrawAt }: Times) => ({
      publishAt: timeOf(publishAt),
      withdrawAt: timeOf(withdrawAt),
    }),
    send: (body) => callApi(scheduleEntry, { params: entry, body }),
    onSaved: onScheduled,
  });
  return (
    <Dialog title="Schedule" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        {hasChanges && (
          <TextField
            label="Publish on"
            type="datetime-local"
            hint="Dubai time. Leave it empty to publish by hand."
            {...form.text('publishAt')}
          />
        )}
        {!isAlwaysLive(entry.kind) && (
          <TextField
            label="Withdraw on"
            type="datetime-local"
            hint="Dubai time. Leave it empty to keep it on the site."
            {...form.text('withdrawAt')}
          />
        )}
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button kind="primary" type="submit" busy={form.busy}>
            Set times
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
