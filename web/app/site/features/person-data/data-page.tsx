import type { PersonData } from '@manzil/contracts/leads/person';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { EraseForm } from './erase-form';
import { KeptLeadDetails } from './kept-lead-details';
import { PersonPage } from './person-page';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import personDataTexts from '../../../texts/en/on-demand/person-data';
import css from './person-data.module.css';

interface DataPageProps {
  /** Undefined when the link does not work. */
  person: PersonData | undefined;
  token: string;
  error?: string | undefined;
}

/** Shows a person's stored data, to download and to erase. Opening it changes nothing. */
export function DataPage({ person, token, error }: DataPageProps) {
  const texts = useTexts();
  const words = onDemandTexts(personDataTexts, texts);
  if (person === undefined)
    return (
      <PersonPage title={words.unknownTitle} text={words.unknownText}>
        <Link to="/mydata" className={button.secondary}>
          {words.unknownAgain}
        </Link>
      </PersonPage>
    );
  const { address, leads, mails, searches, noMailSince } = person;
  return (
    <PersonPage title={words.title} text={words.address({ address })}>
      <a href={`/api/person-data/${token}`} download="personal-data.json" className={button.secondary}>
        {words.download}
      </a>
      <section aria-labelledby="kept-leads" className={css.section}>
        <h2 id="kept-leads">{words.leads}</h2>
        {leads.length === 0 && <p>{words.noLeads}</p>}
        {leads.map((lead, index) => (
          <KeptLeadDetails key={index} lead={lead} />
        ))}
      </section>
      {searches.length > 0 && (
        <section aria-labelledby="kept-searches" className={css.section}>
          <h2 id="kept-searches">{words.searches}</h2>
          <ul className={css.mails}>
            {searches.map(({ id, name, state, createdAt }) => (
              <li key={id}>
                {texts.format.listed([name, words.searchStates[state], texts.format.date(createdAt)])}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="kept-mails" className={css.section}>
        <h2 id="kept-mails">{words.mails}</h2>
        {noMailSince !== null && <p>{words.noMail({ since: texts.format.date(noMailSince) })}</p>}
        {mails.length === 0 ? (
          <p>{words.noMails}</p>
        ) : (
          <ul className={css.mails}>
            {mails.map(({ kind, status, at }, index) => (
              <li key={index}>
                {texts.format.listed([
                  words.mailKinds[kind],
                  words.mailStatuses[status],
                  texts.format.date(at),
                ])}
              </li>
            ))}
          </ul>
        )}
      </section>
      <EraseForm error={error} />
    </PersonPage>
  );
}
