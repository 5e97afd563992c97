import type { Lead } from '@manzil/contracts/leads/lead';
import type { ReactNode } from 'react';
import { formatMoment } from '../lib/format-moment';
import { KIND_WORDS, SENT_QUICKLY } from './lead-words';
import styles from './leads.module.css';

/** All that the person sent, and where they were when they did. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { listing, page } = lead;
  const facts: [string, ReactNode][] = [
    ['Received', formatMoment(lead.receivedAt)],
    ['Kind', KIND_WORDS[lead.kind]],
    ['Name', lead.name],
    ['E-mail', <a href={`mailto:${lead.email}`}>{lead.email}</a>],
    ['Phone', lead.phone && <a href={`tel:${lead.phone}`}>{lead.phone}</a>],
    ['Wants', lead.helpOption],
    [
      'Property',
      listing && (
        <SiteLink href={`/${encodeURIComponent(listing.pagelink)}`}>
          {`${listing.title} (${listing.reference})`}
        </SiteLink>
      ),
    ],
    [
      'Sent from',
      page?.startsWith('/') && !page.startsWith('//') ? <SiteLink href={page}>{page}</SiteLink> : page,
    ],
    ['Pace', lead.sentQuickly && `${SENT_QUICKLY}: filled in by the browser at once, or by a machine`],
    ['Message', lead.message],
    [
      'Agreed to',
      lead.consentText && (
        <>
          “{lead.consentText}”{lead.consentedAt && `, ${formatMoment(lead.consentedAt)}`}
        </>
      ),
    ],
    ['Last change', lead.version > 1 && formatMoment(lead.updatedAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([title, value]) => (
          <Fact key={title} title={title}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </>
);

/** A page of the site in a tab of its own: the inbox stays where it is. */
const SiteLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
