import type { KeptLead } from '@manzil/contracts/leads/person';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/lib/format';
import {
  ENTERED,
  EVENT_WORDS,
  FORM_WORDS,
  HAPPENED_WORDS,
  PERSON_DATA_TEXTS,
  SENT_STATE_WORDS,
  SOURCE_WORDS,
} from './person-data-texts';
import css from './person-data.module.css';

const { fields, subscription, documents, version: versionWords, sent: sentWords } = PERSON_DATA_TEXTS;

/** One form that the person sent, and what they agreed to with it. */
export function KeptLeadDetails({ lead }: { lead: KeptLead }) {
  const isEntered = lead.source !== null;
  const earlier = lead.noteHistory.filter(({ notes }) => notes !== '');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [fields.received, formatDate(lead.receivedAt)],
    [fields.name, lead.name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.helpOption, lead.helpOption],
    [fields.listing, lead.listing?.title],
    [fields.page, lead.page],
    [fields.source, lead.source && SOURCE_WORDS[lead.source]],
    [fields.origin, originWords(lead.origin)],
    [fields.pagesSeen, lead.origin?.pages.join(', ')],
    [fields.homesSeen, lead.origin?.homes.map(({ name }) => name).join(', ')],
    [isEntered ? fields.noted : fields.message, lead.message],
    [fields.notes, lead.notes],
    [fields.earlierNotes, earlier.length > 0 && <Notes history={earlier} />],
    [fields.subscription, lead.subscription && subscription[lead.subscription]],
    [fields.webhooks, lead.webhooks.length > 0 && <Receivers webhooks={lead.webhooks} />],
    [fields.agreed, lead.consents.length > 0 && <Consents consents={lead.consents} />],
    [
      fields.happened,
      lead.timeline.length > 0 && <Happened timeline={lead.timeline} isEntered={isEntered} />,
    ],
  ];
  return (
    <article className={css.lead}>
      <h3>{isEntered ? ENTERED : FORM_WORDS[lead.kind]}</h3>
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

/** Each visit by its day and what brought it. */
function originWords(origin: KeptLead['origin']): string {
  const arrivals = [origin?.first, origin?.last].flatMap((arrival) => arrival ?? []);
  const words = arrivals.map(({ at, referrer, utm }) =>
    [formatDate(at), referrer, ...Object.values(utm)].filter(Boolean).join(', '),
  );
  return [...new Set(words)].join('; ');
}

const Notes = ({ history }: { history: KeptLead['noteHistory'] }) => (
  <ul className={css.mails}>
    {history.map(({ at, notes }) => (
      <li key={at}>{`${formatDate(at)}: ${notes}`}</li>
    ))}
  </ul>
);

const Receivers = ({ webhooks }: Pick<KeptLead, 'webhooks'>) => (
  <ul className={css.mails}>
    {webhooks.map(({ event, host, state, at }, index) => (
      <li key={index}>{sentWords(EVENT_WORDS[event], host, SENT_STATE_WORDS[state], formatDate(at))}</li>
    ))}
  </ul>
);

const Happened = ({ timeline, isEntered }: Pick<KeptLead, 'timeline'> & { isEntered: boolean }) => (
  <ul className={css.mails}>
    {timeline.map(({ kind, at, text, from, to }, index) => (
      <li key={index}>
        {(isEntered && kind === 'received'
          ? [formatDate(at), ENTERED]
          : [formatDate(at), HAPPENED_WORDS[kind], from && to && `${from} → ${to}`, text]
        )
          .filter(Boolean)
          .join(', ')}
      </li>
    ))}
  </ul>
);

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
