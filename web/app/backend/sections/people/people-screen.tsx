import type { Person } from '@manzil/contracts/gateway/person';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button-link';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { EditOnly } from '../../../shared/ui/read-only';
import { Tabs } from '../../../shared/ui/tabs';
import { Doubts } from './doubts';
import { Joined } from './joined';
import { ROLE_LABELS } from '../../kit/access/role-labels';
import { peopleQuery } from '../../kit/data/people-query';
import { SectionHead } from '../../kit/layout/section-head';
import { PEOPLE_TEXTS as TEXTS } from './people-texts';
import { warningsOf } from './person-warnings';
import styles from './people.module.css';

/** Everyone at the agency, each with their login, team card and listings. */
export function PeopleScreen() {
  const { people, doubts } = useSuspenseQuery(peopleQuery).data;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = TABS.find((key) => key === params.get('tab')) ?? 'people';
  const open = doubts.filter(({ apart }) => !apart).length;
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        <EditOnly>
          <ButtonLink to="/backend/people/new" kind="primary">
            {TEXTS.add}
          </ButtonLink>
        </EditOnly>
      </SectionHead>
      <Tabs
        label={TEXTS.tabsLabel}
        tabs={[
          ['people', TEXTS.tabs.people],
          ['doubts', TEXTS.tabs.doubts(open)],
          ['joined', TEXTS.tabs.joined],
        ]}
        active={tab}
        onChange={(key) =>
          void navigate(key === 'people' ? '?' : `?tab=${key}`, { preventScrollReset: true })
        }
      >
        {tab === 'people' && (
          <DataTable
            caption={TEXTS.caption}
            rows={people}
            columns={COLUMNS}
            search={TEXTS.search}
            empty={TEXTS.empty}
            idOf={({ id }) => id}
          />
        )}
        {tab === 'doubts' && <Doubts people={people} doubts={doubts} />}
        {tab === 'joined' && <Joined people={people} doubts={doubts} />}
      </Tabs>
    </>
  );
}

const TABS = ['people', 'doubts', 'joined'] as const;

const loginLabel = ({ member }: Person): string => {
  if (member === null) return TEXTS.noLogin;
  const role = ROLE_LABELS[member.role];
  return member.state === 'active' ? role : `${role} · ${TEXTS[member.state]}`;
};

const teamLabel = ({ card }: Person): string => {
  if (card === null) return TEXTS.noCard;
  return card.lifecycle?.live === false ? TEXTS.hidden : TEXTS.shown;
};

/** The listings that name an adviser. */
export const listingsPath = (adviserName: string): string =>
  `/backend/properties?${new URLSearchParams({ adviser: adviserName }).toString()}`;

const COLUMNS: Column<Person>[] = [
  {
    id: 'name',
    accessorFn: ({ name, email, otherEmails }) => [name, email ?? '', ...otherEmails].join(' '),
    header: TEXTS.name,
    cell: ({ row: { original: person } }) => (
      <div className={styles.person}>
        {person.card === null || person.card.photo === '' ? (
          <span className={styles.photo} />
        ) : (
          <img
            className={styles.photo}
            src={person.card.photo}
            alt=""
            loading="lazy"
            style={{ objectPosition: `${person.card.focalX}% ${person.card.focalY}%` }}
          />
        )}
        <div>
          <Link className="backend-link" to={`/backend/people/${person.id}`}>
            {person.name}
          </Link>
          {person.email !== null && <p className={styles.soft}>{person.email}</p>}
        </div>
      </div>
    ),
  },
  { id: 'phone', accessorFn: ({ card }) => card?.phone ?? '', header: TEXTS.phone },
  { id: 'login', accessorFn: loginLabel, header: TEXTS.login },
  { id: 'team', accessorFn: teamLabel, header: TEXTS.team },
  {
    id: 'listings',
    accessorFn: ({ listings }) => listings,
    header: TEXTS.listings,
    cell: ({ row: { original: person } }) =>
      person.adviserName !== null && (
        <Link className="backend-link" to={listingsPath(person.adviserName)}>
          {TEXTS.adviserOf(person.listings)}
        </Link>
      ),
  },
  {
    id: 'warnings',
    accessorFn: (person) => warningsOf(person).join(' '),
    header: TEXTS.notes,
    cell: ({ row: { original } }) => (
      <ul className={styles.warnings}>
        {warningsOf(original).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    ),
  },
];
