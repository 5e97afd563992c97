import {
  isAlwaysLive,
  type ApprovalAsks,
  type Lifecycle,
  type LifecycleChange,
} from '@manzil/contracts/content/lifecycle';
import { requestApproval } from '@manzil/contracts/http/content-lifecycle';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { fromDubaiInput } from '../labels/dubai-time';
import { FormProblem } from '../form/form-problem';
import { useContractForm } from '../form/use-contract-form';
import { callApi } from '../data/call-api';
import { APPROVAL_LABELS as WORDS } from './approval-labels';
import type { EntryKey } from './lifecycle-calls';

type What = keyof typeof WORDS.options;

interface ApprovalDialogProps {
  entry: EntryKey;
  /** The version to request approval for. */
  version: number;
  lifecycle: Lifecycle;
  /** Preselected option, if it is possible. */
  wanted?: What;
  onClose: () => void;
  onSent: (change: LifecycleChange) => void;
}

const asksOf = (what: string): ApprovalAsks =>
  what === 'publish' || what === 'withdraw' ? what : 'schedule';

/** A draft can be published, and a published entry can be withdrawn. */
function optionsOf({ kind }: EntryKey, { live, draft }: Lifecycle): What[] {
  const hasChanges = !live || draft !== null;
  return [
    ...(hasChanges ? (['publish', 'publish-at'] as const) : []),
    ...(live && !isAlwaysLive(kind) ? (['withdraw', 'withdraw-at'] as const) : []),
  ];
}

/** Requests approval of a change to the live site. */
export function ApprovalDialog({ entry, version, lifecycle, wanted, onClose, onSent }: ApprovalDialogProps) {
  const options = optionsOf(entry, lifecycle);
  const first = options.find((option) => option === wanted) ?? options[0];
  const form = useContractForm(requestApproval, {
    values: { what: String(first), at: '', note: '' },
    bodyOf: ({ what, at, note }) => {
      const time = at === '' ? null : fromDubaiInput(at);
      return {
        asks: asksOf(what),
        publishAt: what === 'publish-at' ? time : null,
        withdrawAt: what === 'withdraw-at' ? time : null,
        expectedVersion: version,
        note,
      };
    },
    check: ({ what, at }) =>
      what.endsWith('-at') && at === '' ? [{ field: 'at', message: WORDS.timeMissing }] : [],
    fieldOf: (field) => (field.endsWith('At') ? 'at' : field),
    send: (body) => callApi(requestApproval, { params: entry, body }),
    onSaved: onSent,
  });
  return (
    <Dialog title={WORDS.send} onClose={onClose}>
      {first === undefined ? (
        <div className="backend-form">
          <p>{WORDS.nothing}</p>
          <div className="backend-actions">
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      ) : (
        <form className="backend-form" {...form.attributes}>
          <SelectField
            label={WORDS.what}
            options={options.map((option) => [option, WORDS.options[option]] as const)}
            {...form.text('what')}
          />
          {form.values.what.endsWith('-at') && (
            <TextField
              label={WORDS.time}
              type="datetime-local"
              hint={WORDS.timeHint}
              required
              {...form.text('at')}
            />
          )}
          <AreaField label={WORDS.note} hint={WORDS.noteHint} rows={3} {...form.text('note')} />
          <FormProblem form={form} />
          <div className="backend-actions">
            <Button kind="primary" type="submit" busy={form.busy}>
              {WORDS.send}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
