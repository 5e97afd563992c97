import type { PersonData } from '@manzil/contracts/leads/person';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { EraseForm } from './erase-form';
import { KeptLeadDetails } from './kept-lead-details';
import { PersonPage } from './person-page';
import { useTexts } from '../../../shared/lib/texts';
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
  if (person === undefined)
    return (
      <PersonPage title={texts.personData.unknownTitle} text={texts.personData.unknownText}>
        <Link to="/mydata" className={button.secondary}>
          {texts.personData.unknownAgain}
        </Link>
      </PersonPage>
    );
  const { address, leads, mails, searches, noMailSince } = person;
  return (
    <PersonPage title={texts.personData.title} text={texts.personData.address({ address })}>
      <a href={`/api/person-data/${token}`} download="personal-data.json" className={button.secondary}>
        {texts.personData.download}
      </a>
      <section aria-labelledby="kept-leads" className={css.section}>
        <h2 id="kept-leads">{texts.personData.leads}</h2>
        {leads.length === 0 && <p>{texts.personData.noLeads}</p>}
        {leads.map((lead, index) => (
          <KeptLeadDetails key={index} lead={lead} />
        ))}
      </section>
      {searches.length > 0 && (
        <section aria-labelledby="kept-searches" className={css.section}>
          <h2 id="kept-searches">{texts.personData.searches}</h2>
          <ul className={css.mails}>
            {searches.map(({ id, name, state, createdAt }) => (
              <li
                key={id}
              >{`${name}, ${texts.personData.searchStates[state]}, ${texts.format.date(createdAt)}`}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="kept-mails" className={css.section}>
        <h2 id="kept-mails">{texts.personData.mails}</h2>
        {noMailSince !== null && <p>{texts.personData.noMail({ since: texts.format.date(noMailSince) })}</p>}
        {mails.length === 0 ? (
          <p>{texts.personData.noMails}</p>
        ) : (
          <ul className={css.mails}>
            {mails.map(({ kind, status, at }, index) => (
              <li
                key={index}
              >{`${texts.personData.mailKinds[kind]}, ${texts.personData.mailStatuses[status]}, ${texts.format.date(at)}`}</li>
            ))}
          </ul>
        )}
      </section>
      <EraseForm error={error} />
    </PersonPage>
  );
}
