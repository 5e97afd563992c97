import type { Person } from '@manzil/contracts/gateway/person';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useMay } from '../../kit/access/access';
import { peopleQuery } from '../../kit/data/people-query';
import { SingleUseLinkDialog } from '../../kit/session/single-use-link-dialog';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { PERSON_TEXTS as TEXTS, PEOPLE_TEXTS } from './people-texts';
import { PersonForm, type SavedPerson } from './person-form';
import { listingsPath } from './people-screen';
import { warningsOf } from './person-warnings';
import styles from './people.module.css';

const NEW = 'new';

/** One person: their details, what they are, and links to what is kept elsewhere. */
export function PersonScreen() {
  const { id = NEW } = useParams();
  const { people } = useSuspenseQuery(peopleQuery).data;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [invited, setInvited] = useState<(SavedPerson & { name: string }) | undefined>();
  const person = people.find((each) => each.id === id);
  const goTo = (next: string): void => {
    if (next !== id) void navigate(`/backend/people/${next}`, { replace: true });
  };
  return (
    <>
      <SectionHead title={person?.name ?? TEXTS.newTitle}>
        <Link className="backend-link" to="/backend/people">
          {TEXTS.back}
        </Link>
      </SectionHead>
      {person === undefined && id !== NEW ? (
        <p role="alert">{TEXTS.unknown}</p>
      ) : (
        <>
          {person !== undefined && <Notes person={person} />}
          <PersonForm
            key={person === undefined ? NEW : `${person.id} ${person.card?.version ?? 0}`}
            person={person}
            onSaved={async (saved, name) => {
              toasts.done(TEXTS.saved);
              await refresh();
              if (saved.invitation === null) goTo(saved.id);
              else setInvited({ ...saved, name });
            }}
          />
        </>
      )}
      {invited?.invitation && (
        <SingleUseLinkDialog
          name={invited.name}
          {...invited.invitation}
          onClose={() => {
            setInvited(undefined);
            goTo(invited.id);
          }}
        />
      )}
    </>
  );
}

function Notes({ person }: { person: Person }) {
  const may = useMay();
  const { member, card, listings, adviserName, otherEmails } = person;
  const warnings = warningsOf(person);
  return (
    <div className={styles.notes}>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {otherEmails.length > 0 && <p className={styles.soft}>{TEXTS.otherEmails(otherEmails.join(', '))}</p>}
      <ul className={styles.links}>
        {adviserName !== null && (
          <li>
            <Link className="backend-link" to={listingsPath(adviserName)}>
              {PEOPLE_TEXTS.adviserOf(listings)}
            </Link>
          </li>
        )}
        {member !== null && may('leads.all') && (
          <li>
            <Link
              className="backend-link"
              to={`/backend/viewings?${new URLSearchParams({ tab: 'hours', member: member.username }).toString()}`}
            >
              {TEXTS.hours}
            </Link>
          </li>
        )}
        {card !== null && (
          <li>
            <Link className="backend-link" to={`/backend/team?entry=${card.id}`}>
              {TEXTS.card}
            </Link>
          </li>
        )}
        {member !== null && (
          <li>
            <Link className="backend-link" to="/backend/members">
              {TEXTS.access}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
