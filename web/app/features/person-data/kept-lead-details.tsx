import type { KeptLead } from '@manzil/contracts/leads/person';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format';
import { FORM_WORDS, PERSON_DATA_TEXTS } from './person-data-texts';
import css from './person-data.module.css';

const { fields, subscription, documents, version: versionWords } = PERSON_DATA_TEXTS;

/** One form that the person sent, and what they agreed to with it. */
export function KeptLeadDetails({ lead }: { lead: KeptLead }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [fields.received, formatDate(lead.receivedAt)],
    [fields.name, lead.name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.helpOption, lead.helpOption],
    [fields.listing, lead.listing?.title],
    [fields.page, lead.page],
    [fields.message, lead.message],
    [fields.notes, lead.notes],
    [fields.subscription, lead.subscription && subscription[lead.subscription]],
    [fields.agreed, lead.consents.length > 0 && <Consents consents={lead.consents} />],
  ];
  return (
    <article className={css.lead}>
      <h3>{FORM_WORDS[lead.kind]}</h3>
      <dl className={css.details}>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}

const Consents = ({ consents }: Pick<KeptLead, 'consents'>) =>
  consents.map(({ document, version, language, at, text }) => (
    <details key={`${document} ${at}`}>
      <summary>
        {[documents[document], version === null ? '' : versionWords(version), formatDate(at)]
          .filter(Boolean)
          .join(', ')}
      </summary>
      <div className={css.agreed} lang={language} tabIndex={0} role="region" aria-label={documents[document]}>
        {text}
      </div>
    </details>
  ));
