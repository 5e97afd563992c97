import type { KeptLead } from '@manzil/contracts/leads/person';
import type { ReactNode } from 'react';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import css from './person-data.module.css';

/** One form that the person sent, and what they agreed to with it. */
export function KeptLeadDetails({ lead }: { lead: KeptLead }) {
  const texts = useTexts();
  const isEntered = lead.source !== null;
  const earlier = lead.noteHistory.filter(({ notes }) => notes !== '');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.personData.fields.received, texts.format.date(lead.receivedAt)],
    [texts.personData.fields.name, lead.name],
    [texts.personData.fields.email, lead.email],
    [texts.personData.fields.phone, lead.phone],
    [texts.personData.fields.helpOption, lead.helpOption],
    [texts.personData.fields.listing, lead.listing?.title],
    [texts.personData.fields.page, lead.page],
    [texts.personData.fields.source, lead.source && texts.personData.sources[lead.source]],
    [texts.personData.fields.origin, originWords(texts, lead.origin)],
    [texts.personData.fields.pagesSeen, lead.origin?.pages.join(', ')],
    [texts.personData.fields.homesSeen, lead.origin?.homes.map(({ name }) => name).join(', ')],
    [isEntered ? texts.personData.fields.noted : texts.personData.fields.message, lead.message],
    [texts.personData.fields.notes, lead.notes],
    [texts.personData.fields.earlierNotes, earlier.length > 0 && <Notes history={earlier} />],
    [
      texts.personData.fields.subscription,
      lead.subscription && texts.personData.subscription[lead.subscription],
    ],
    [texts.personData.fields.webhooks, lead.webhooks.length > 0 && <Receivers webhooks={lead.webhooks} />],
    [texts.personData.fields.agreed, lead.consents.length > 0 && <Consents consents={lead.consents} />],
    [
      texts.personData.fields.happened,
      lead.timeline.length > 0 && <Happened timeline={lead.timeline} isEntered={isEntered} />,
    ],
  ];
  return (
    <article className={css.lead}>
      <h3>{isEntered ? texts.personData.entered : texts.personData.forms[lead.kind]}</h3>
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
function originWords(texts: Texts, origin: KeptLead['origin']): string {
  const arrivals = [origin?.first, origin?.last].flatMap((arrival) => arrival ?? []);
  const words = arrivals.map(({ at, referrer, utm }) =>
    [texts.format.date(at), referrer, ...Object.values(utm)].filter(Boolean).join(', '),
  );
  return [...new Set(words)].join('; ');
}

const Notes = ({ history }: { history: KeptLead['noteHistory'] }) => {
  const texts = useTexts();
  return (
    <ul className={css.mails}>
      {history.map(({ at, notes }) => (
        <li key={at}>{`${texts.format.date(at)}: ${notes}`}</li>
      ))}
    </ul>
  );
};

const Receivers = ({ webhooks }: Pick<KeptLead, 'webhooks'>) => {
  const texts = useTexts();
  return (
    <ul className={css.mails}>
      {webhooks.map(({ event, host, state, at }, index) => (
        <li key={index}>
          {texts.personData.sent({
            event: texts.personData.events[event],
            host,
            state: texts.personData.sentStates[state],
            at: texts.format.date(at),
          })}
        </li>
      ))}
    </ul>
  );
};

const Happened = ({ timeline, isEntered }: Pick<KeptLead, 'timeline'> & { isEntered: boolean }) => {
  const texts = useTexts();
  return (
    <ul className={css.mails}>
      {timeline.map(({ kind, at, text, from, to }, index) => (
        <li key={index}>
          {(isEntered && kind === 'received'
            ? [texts.format.date(at), texts.personData.entered]
            : [texts.format.date(at), texts.personData.happened[kind], from && to && `${from} → ${to}`, text]
          )
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
};

const Consents = ({ consents }: Pick<KeptLead, 'consents'>) => {
  const texts = useTexts();
  return consents.map(({ document, version, language, at, text }) => (
    <details key={`${document} ${at}`}>
      <summary>
        {[
          texts.personData.documents[document],
          version === null ? '' : texts.personData.version({ version }),
          texts.format.date(at),
        ]
          .filter(Boolean)
          .join(', ')}
      </summary>
      <div
        className={css.agreed}
        lang={language}
        tabIndex={0}
        role="region"
        aria-label={texts.personData.documents[document]}
      >
        {text}
      </div>
    </details>
  ));
};
