import type { Viewing, ViewingChange } from '@manzil/contracts/leads/viewing';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { CancelQuestion } from './cancel-question';
import { MoveDialog } from './move-dialog';
import { useViewingChange } from './use-viewing-change';
import { MODE_LABELS, STATUS_LABELS, TEXTS as ALL } from './viewing-texts';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './viewings.module.css';
import { formatClock, formatSlot } from '../../kit/labels/format';
import { memberName } from '../../kit/labels/member-name';

const TEXTS = ALL.acts;
type Act = ViewingChange['act'];

/** Returns the possible changes: results are recorded once it has begun, and can be corrected. */
function actsOf({ status }: Viewing, hasBegun: boolean): Act[] {
  switch (status) {
    case 'booked':
      return hasBegun ? ['attended', 'no-show', 'move', 'cancel'] : ['move', 'cancel'];
    case 'attended':
      return ['no-show'];
    case 'no-show':
      return ['attended'];
    case 'cancelled':
      return [];
  }
}

/** One viewing of a list, and what can be done with it. */
export function ViewingRow({ viewing, hasBegun }: { viewing: Viewing; hasBegun: boolean }) {
  const [open, setOpen] = useState<'move' | 'cancel' | undefined>();
  const { change, isBusy } = useViewingChange(viewing);
  const { startsAt, endsAt, status, mode, adviser, home, leadId, visitor } = viewing;
  const person = visitor.name ?? visitor.email;
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <li className={styles.viewing} data-status={status}>
      <span className={styles.time}>
        <time dateTime={startsAt}>{formatClock(startsAt)}</time>–
        <time dateTime={endsAt}>{formatClock(endsAt)}</time>
      </span>
      <div className={styles.who}>
        <Link to={`/backend/leads?lead=${leadId}`} className="backend-link">
          {person}
        </Link>
        <div>
          {home === null ? (
            <span className={styles.soft}>{ALL.week.noHome}</span>
          ) : (
            <a href={`/${encodeURIComponent(home.pagelink)}`} target="_blank" rel="noreferrer">
              {home.title}
            </a>
          )}
        </div>
      </div>
      <span className={styles.adviser}>
        <span className="visually-hidden">{ALL.week.adviser}: </span>
        {memberName(adviser)}
        {mode === 'video' && <span className={styles.mode}>{MODE_LABELS.video}</span>}
      </span>
      <span className={styles.status}>
        <span className="visually-hidden">{ALL.week.status}: </span>
        <span className={styles[status]}>{STATUS_LABELS[status]}</span>
      </span>
      <EditOnly>
        <div className={styles.acts}>
          {actsOf(viewing, hasBegun).map((act) => (
            <Button
              key={act}
              aria-label={TEXTS.of(TEXTS[act], person, formatSlot(startsAt))}
              busy={isBusy}
              onClick={() => {
                if (act === 'move' || act === 'cancel') setOpen(act);
                else void change({ act });
              }}
            >
              {TEXTS[act]}
            </Button>
          ))}
        </div>
      </EditOnly>
      {open === 'move' && <MoveDialog viewing={viewing} onClose={close} />}
      {open === 'cancel' && (
        <CancelQuestion
          viewing={viewing}
          onConfirm={async () => {
            await change({ act: 'cancel' });
            close();
          }}
          onKeep={close}
        />
      )}
    </li>
  );
}
