import type { PersonData } from '@manzil/contracts/leads/person';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { formatDate } from '../../../shared/lib/format';
import { EraseForm } from './erase-form';
import { KeptLeadDetails } from './kept-lead-details';
import { MAIL_STATUS_WORDS, MAIL_WORDS, PERSON_DATA_TEXTS as TEXTS } from './person-data-texts';
import { PersonPage } from './person-page';
import css from './person-data.module.css';

interface DataPageProps {
  /** Undefined when the link does not work. */
  person: PersonData | undefined;
  token: string;
  error?: string | undefined;
}

/** Shows a person's stored data, to download and to erase. Opening it changes nothing. */
export function DataPage({ person, token, error }: DataPageProps) {
  if (person === undefined)
    return (
      <PersonPage title={TEXTS.unknownTitle} text={TEXTS.unknownText}>
        <Link to="/mydata" className={button.secondary}>
          {TEXTS.unknownAgain}
        </Link>
      </PersonPage>
    );
  const { address, leads, mails, searches, noMailSince } = person;
  return (
    <PersonPage title={TEXTS.title} text={TEXTS.address(address)}>
      <a href={`/api/person-data/${token}`} download="personal-data.json" className={button.secondary}>
        {TEXTS.download}
      </a>
      <section aria-labelledby="kept-leads" className={css.section}>
        <h2 id="kept-leads">{TEXTS.leads}</h2>
        {leads.length === 0 && <p>{TEXTS.noLeads}</p>}
        {leads.map((lead, index) => (
          <KeptLeadDetails key={index} lead={lead} />
        ))}
      </section>
      {searches.length > 0 && (
        <section aria-labelledby="kept-searches" className={css.section}>
          <h2 id="kept-searches">{TEXTS.searches}</h2>
          <ul className={css.mails}>
            {searches.map(({ id, name, state, createdAt }) => (
              <li key={id}>{`${name}, ${TEXTS.searchStates[state]}, ${formatDate(createdAt)}`}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="kept-mails" className={css.section}>
        <h2 id="kept-mails">{TEXTS.mails}</h2>
        {noMailSince !== null && <p>{TEXTS.noMail(formatDate(noMailSince))}</p>}
        {mails.length === 0 ? (
          <p>{TEXTS.noMails}</p>
        ) : (
          <ul className={css.mails}>
            {mails.map(({ kind, status, at }, index) => (
              <li key={index}>{`${MAIL_WORDS[kind]}, ${MAIL_STATUS_WORDS[status]}, ${formatDate(at)}`}</li>
            ))}
          </ul>
        )}
      </section>
      <EraseForm error={error} />
    </PersonPage>
  );
}
