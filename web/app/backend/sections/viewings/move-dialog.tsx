import * as http from '@manzil/contracts/http/viewings';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { conflictIn } from '../../kit/form/conflict';
import { FreeTimes } from './free-times';
import { OutsideHoursWarning } from './outside-hours-warning';
import { instantOf } from './viewing-week';
import { TEXTS as ALL } from './viewing-texts';
import { formatSlot } from '../../kit/labels/format';

const TEXTS = ALL.move;

/** Moves a viewing to a free time, or to any other that is still to come. */
export function MoveDialog({ viewing, onClose }: { viewing: Viewing; onClose: () => void }) {
  const { id, version, startsAt, visitor } = viewing;
  const person = visitor.name ?? visitor.email;
  const refresh = useRefresh();
  const form = useContractForm(http.changeViewing, {
    values: { at: '', agreedAt: '' },
    bodyOf: ({ at, agreedAt }: { at: string; agreedAt: string }) => ({
      expectedVersion: version,
      change: { act: 'move' as const, startsAt: instantOf(at), outsideHours: agreedAt === at },
    }),
    fieldOf: (field) => (field.endsWith('startsAt') ? 'at' : field),
    send: async (body) => {
      try {
        return await callApi(http.changeViewing, { params: { id }, body });
      } catch (error) {
        const isStale = conflictIn(error) !== undefined;
        await refresh();
        if (isStale) {
          onClose();
          toasts.failed(ALL.acts.quicker);
        }
        throw error;
      }
    },
    onSaved: async (saved) => {
      onClose();
      toasts.done(ALL.done.move(person, formatSlot(saved.startsAt)));
      await refresh();
    },
  });
  return (
    <Dialog title={TEXTS.title(person)} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.now(formatSlot(startsAt))}</p>
        <TextField label={TEXTS.at} type="datetime-local" hint={TEXTS.atHint} required {...form.text('at')} />
        <FreeTimes
          adviser={viewing.adviser}
          moved={viewing}
          at={form.values.at}
          onChoose={(at) => {
            form.set('at', at);
          }}
        />
        <OutsideHoursWarning
          adviser={viewing.adviser}
          at={form.values.at}
          isAgreed={form.values.agreedAt === form.values.at}
          onAgreed={(isAgreed) => {
            form.set('agreedAt', isAgreed ? form.values.at : '');
          }}
        />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button kind="primary" type="submit" busy={form.busy}>
            {TEXTS.submit}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
