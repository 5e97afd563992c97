import type { KeptLead } from '@manzil/contracts/leads/person';
import type { ReactNode } from 'react';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import personDataTexts from '../../../texts/en/on-demand/person-data';
import css from './person-data.module.css';

/** One form that the person sent, and the consents given with it. */
export function KeptLeadDetails({ lead }: { lead: KeptLead }) {
  const texts = useTexts();
  const words = onDemandTexts(personDataTexts, texts);
  const isEntered = lead.source !== null;
  const earlier = lead.noteHistory.filter(({ notes }) => notes !== '');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.fields.received, texts.format.date(lead.receivedAt)],
    [words.fields.name, lead.name],
    [words.fields.email, lead.email],
    [words.fields.phone, lead.phone],
    [words.fields.helpOption, lead.helpOption],
    [words.fields.listing, lead.listing?.title],
    [words.fields.page, lead.page],
    [words.fields.source, lead.source && words.sources[lead.source]],
    [words.fields.origin, originWords(texts, lead.origin)],
    [words.fields.pagesSeen, texts.format.listed(lead.origin?.pages ?? [])],
    [words.fields.homesSeen, texts.format.listed(lead.origin?.homes.map(({ name }) => name) ?? [])],
    [isEntered ? words.fields.noted : words.fields.message, lead.message],
    [words.fields.photos, lead.photoCount > 0 && texts.format.number(lead.photoCount)],
    [words.fields.notes, lead.notes],
    [words.fields.tags, texts.format.listed(lead.tags)],
    [words.fields.earlierNotes, earlier.length > 0 && <Notes history={earlier} />],
    [words.fields.subscription, lead.subscription && words.subscription[lead.subscription]],
    [words.fields.webhooks, lead.webhooks.length > 0 && <Receivers webhooks={lead.webhooks} />],
    [words.fields.agreed, lead.consents.length > 0 && <Consents consents={lead.consents} />],
    [
      words.fields.happened,
      lead.timeline.length > 0 && <Happened timeline={lead.timeline} isEntered={isEntered} />,
    ],
  ];
  return (
    <article className={css.lead}>
      <h3>{isEntered ? words.entered : words.forms[lead.kind]}</h3>
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
    texts.format.listed([texts.format.date(at), referrer, ...Object.values(utm)]),
  );
  return texts.format.and([...new Set(words)]);
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
  const words = onDemandTexts(personDataTexts, texts);
  return (
    <ul className={css.mails}>
      {webhooks.map(({ event, host, state, at }, index) => (
        <li key={index}>
          {words.sent({
            event: words.events[event],
            host,
            state: words.sentStates[state],
            at: texts.format.date(at),
          })}
        </li>
      ))}
    </ul>
  );
};

const Happened = ({ timeline, isEntered }: Pick<KeptLead, 'timeline'> & { isEntered: boolean }) => {
  const texts = useTexts();
  const words = onDemandTexts(personDataTexts, texts);
  return (
    <ul className={css.mails}>
      {timeline.map(({ kind, at, text, from, to }, index) => (
        <li key={index}>
          {texts.format.listed(
            isEntered && kind === 'received'
              ? [texts.format.date(at), words.entered]
              : [texts.format.date(at), words.happened[kind], change(kind, from, to), text],
          )}
        </li>
      ))}
    </ul>
  );
};

/** Kinds whose entries show no earlier value. */
const ONLY_TO: readonly string[] = ['tagged', 'untagged', 'email-received'];

const change = (kind: string, from: string | null, to: string | null): string | null =>
  ONLY_TO.includes(kind) ? to : from && to && `${from} → ${to}`;

const Consents = ({ consents }: Pick<KeptLead, 'consents'>) => {
  const texts = useTexts();
  const words = onDemandTexts(personDataTexts, texts);
  return consents.map(({ document, version, language, at, text }) => (
    <details key={`${document} ${at}`}>
      <summary>
        {texts.format.listed([
          words.documents[document],
          version !== null && words.version({ version }),
          texts.format.date(at),
        ])}
      </summary>
      <div
        className={css.agreed}
        lang={language}
        tabIndex={0}
        role="region"
        aria-label={words.documents[document]}
      >
        {text}
      </div>
    </details>
  ));
};
