import type { Subscriber } from '@manzil/contracts/leads/subscriber';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../shared/ui/dialog';
import { EditOnly } from '../../../../shared/ui/read-only';
import { useMay, useSession } from '../../../kit/access/access';
import { LeadEvidence } from '../lead-evidence';
import { LeadTimeline } from '../lead-timeline';
import { SENT_QUICKLY } from '../lead-labels';
import { PersonRights } from '../person-rights';
import { SitePath } from '../site-path';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { STATE_LABELS, TEXTS } from './newsletter-texts';
import { memberName } from '../../../kit/labels/member-name';
import { RowAction } from './subscriber-table';
import { useSubscriberChanges } from './use-subscriber-changes';
import styles from './newsletter.module.css';

const WORDS = TEXTS.details;

/** All data of an address; its history is for members who see leads. */
export function SubscriberDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const may = useMay();
  const session = useSession();
  const changes = useSubscriberChanges();
  const { id, email } = subscriber;
  return (
    <Dialog title={email} wide onClose={onClose}>
      <div className={styles.panel}>
        <dl className={styles.details}>
          {detailsOf(subscriber)
            .filter(([, value]) => Boolean(value))
            .map(([title, value]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <EditOnly>
          <div className="backend-actions">
            <RowAction subscriber={subscriber} changes={changes} />
          </div>
        </EditOnly>
        {may('leads.read') && <LeadTimeline id={id} session={session} />}
        {may('audit.read') && <LeadEvidence id={id} />}
        {may('leads.export') && <PersonRights lead={{ id, email, phone: null }} onErased={onClose} />}
      </div>
    </Dialog>
  );
}

function detailsOf(subscriber: Subscriber): [string, ReactNode][] {
  const { state, since, receivedAt, page, consentText, consentedAt, confirmedAt } = subscriber;
  return [
    [WORDS.state, STATE_LABELS[state]],
    [WORDS.since, formatDateTime(since)],
    [
      WORDS.by,
      state === 'unsubscribed' &&
        (subscriber.unsubscribedBy === null ? WORDS.owner : memberName(subscriber.unsubscribedBy)),
    ],
    [WORDS.entered, formatDateTime(receivedAt)],
    [WORDS.page, page !== null && <SitePath page={page} />],
    [
      WORDS.agreed,
      consentText && `“${consentText}”${consentedAt === null ? '' : `, ${formatDateTime(consentedAt)}`}`,
    ],
    [WORDS.confirmed, confirmedAt && formatDateTime(confirmedAt)],
    [WORDS.pace, subscriber.sentQuickly && SENT_QUICKLY],
  ];
}
