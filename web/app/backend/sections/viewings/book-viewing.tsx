import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/viewings';
import type { Lead } from '@manzil/contracts/leads/lead';
import { VIEWING_MODES, type ViewingMode } from '@manzil/contracts/leads/viewing';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { useMembers } from '../../kit/data/use-assignees';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { FreeTimes } from './free-times';
import { OutsideHoursWarning } from './outside-hours-warning';
import { MODE_LABELS, TEXTS as ALL } from './viewing-texts';
import { instantOf } from './viewing-week';
import { useMay } from '../../kit/access/access';
import { formatSlot } from '../../kit/labels/format';
import { memberName } from '../../kit/labels/member-name';

const TEXTS = ALL.book;

interface BookViewingProps {
  lead: Lead;
  session: Session;
  /** Unsaved work on the lead prevents a booking, which changes the lead too. */
  isUnsaved: boolean;
  onBooked: () => Promise<void>;
}

/** Books a viewing that was agreed with the person of a lead. */
export function BookViewing({ isUnsaved, ...given }: BookViewingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="backend-actions">
      <Button
        disabled={isUnsaved}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {TEXTS.open}
      </Button>
      {isUnsaved && <span>{TEXTS.unsaved}</span>}
      {isOpen && (
        <BookDialog
          {...given}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface BookingValues {
  adviser: string;
  mode: ViewingMode;
  at: string;
  agreedAt: string;
}

interface BookDialogProps {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'assignee' | 'listing'>;
  session: Session;
  /** A `datetime-local` value. */
  at?: string;
  /** Empty: the assignee of the lead. */
  adviser?: string;
  onBooked: () => Promise<void>;
  onClose: () => void;
}

export function BookDialog({ lead, session, at = '', adviser = '', onBooked, onClose }: BookDialogProps) {
  // Idempotency key: the same for every attempt, so that a repeated request books once.
  const [id] = useState(() => crypto.randomUUID());
  const seesAll = useMay()('leads.all');
  const members = useMembers(session);
  const refresh = useRefresh();
  // The lead's assignee takes its viewings; agents book their own.
  const form = useContractForm(http.bookLeadViewing, {
    values: {
      adviser: seesAll ? adviser || (lead.assignee ?? session.username) : session.username,
      mode: 'in-person',
      at,
      agreedAt: '',
    },
    bodyOf: ({ adviser, mode, at, agreedAt }: BookingValues) => ({
      id,
      leadId: lead.id,
      adviser,
      mode,
      startsAt: instantOf(at),
      outsideHours: agreedAt === at,
    }),
    fieldOf: (field) => (field === 'startsAt' ? 'at' : field),
    send: async (body) => {
      try {
        return await callApi(http.bookLeadViewing, { body });
      } catch (error) {
        if (error instanceof ApiProblem && error.isConflict) await refresh();
        throw error;
      }
    },
    onSaved: async ({ startsAt }) => {
      onClose();
      toasts.done(TEXTS.done(formatSlot(startsAt)));
      await onBooked();
    },
  });
  const { agreedAt, ...chosen } = form.values;
  return (
    <Dialog title={TEXTS.title(lead.name ?? lead.email)} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        {lead.listing !== null && <p>{lead.listing.title}</p>}
        <TextField label={TEXTS.at} type="datetime-local" hint={TEXTS.atHint} required {...form.text('at')} />
        <FreeTimes
          adviser={chosen.adviser}
          at={chosen.at}
          onChoose={(time) => {
            form.set('at', time);
          }}
        />
        <OutsideHoursWarning
          adviser={chosen.adviser}
          at={chosen.at}
          isAgreed={agreedAt === chosen.at}
          onAgreed={(isAgreed) => {
            form.set('agreedAt', isAgreed ? chosen.at : '');
          }}
        />
        {seesAll && (
          <SelectField
            label={ALL.week.adviser}
            options={[...new Set([...members, chosen.adviser])].map((name) => [
              name,
              name === session.username ? ALL.week.you(memberName(name)) : memberName(name),
            ])}
            {...form.text('adviser')}
          />
        )}
        <SelectField
          label={TEXTS.mode}
          options={VIEWING_MODES.map((mode) => [mode, MODE_LABELS[mode]] as const)}
          {...form.text('mode')}
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
