import type { Lead } from '@manzil/contracts/leads/lead';
import { spacedPhone } from '@manzil/contracts/leads/phone';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { ENTER_LABELS, SOURCE_LABELS } from './enter-lead-texts';
import { ConsentTexts } from './consent-texts';
import { LeadPhotos } from './lead-photos';
import { KIND_LABELS, SENT_QUICKLY } from './lead-labels';
import { noticeWords } from './notice-labels';
import { SiteLink, SitePath } from './site-path';
import styles from './leads.module.css';
import { LOCALES } from '@manzil/contracts/site-language';
import { memberName } from '../../kit/labels/member-name';

interface LeadDetailsProps {
  lead: Lead;
  onCall: () => void;
}

/** Everything that the person sent, and the page they sent it from. */
export function LeadDetails({ lead, onCall }: LeadDetailsProps) {
  const { listing, page, source, enteredBy } = lead;
  const details: [string, ReactNode][] = [
    ['Received', formatDateTime(lead.receivedAt)],
    ['Kind', KIND_LABELS[lead.kind]],
    ['Name', lead.name],
    [
      'Entered by',
      enteredBy &&
        ENTER_LABELS.enteredBy(memberName(enteredBy), source === null ? '' : SOURCE_LABELS[source]),
    ],
    ['Email', lead.email && <a href={mailtoUrl(lead.email)}>{lead.email}</a>],
    [
      'Phone',
      lead.phone && (
        <a href={`tel:${lead.phone}`} onClick={onCall}>
          {spacedPhone(lead.phone)}
        </a>
      ),
    ],
    ['Wants', lead.helpOption],
    [
      'Property',
      listing && (
        <SiteLink href={`/${encodeURIComponent(listing.pagelink)}`}>
          {`${listing.title} (${listing.reference})`}
        </SiteLink>
      ),
    ],
    ['Sent from', page && <SitePath page={page} />],
    ['Language', lead.language && LOCALES[lead.language].name],
    ['Pace', lead.sentQuickly && `${SENT_QUICKLY}: filled in by the browser at once, or by a machine`],
    ['Message', lead.message],
    ['Photos', lead.photos.length > 0 && <LeadPhotos lead={lead} />],
    [
      'Agreed to',
      lead.consentText && (
        <>
          “{lead.consentText}”{lead.consentedAt && `, ${formatDateTime(lead.consentedAt)}`}
          <ConsentTexts lead={lead} />
        </>
      ),
    ],
    [
      'Notice',
      lead.notices.length > 0 && (
        <ul className={styles.notices}>
          {lead.notices.map((notice) => (
            <li
              key={`${notice.kind} ${notice.recipient} ${notice.at}`}
              data-failed={notice.status === 'failed' || undefined}
            >
              {noticeWords(notice)}
              {notice.status === 'sent' && `, ${formatDateTime(notice.at)}`}
            </li>
          ))}
        </ul>
      ),
    ],
    ['Assigned by rule', lead.routedBy],
    ['Answer by', lead.status === 'new' && lead.respondBy && formatDateTime(lead.respondBy)],
    ['Last change', lead.version > 1 && formatDateTime(lead.updatedAt)],
  ];
  return (
    <dl className={styles.details}>
      {details
        .filter(([, value]) => Boolean(value))
        .map(([title, value]) => (
          <Detail key={title} title={title}>
            {value}
          </Detail>
        ))}
    </dl>
  );
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </>
);
