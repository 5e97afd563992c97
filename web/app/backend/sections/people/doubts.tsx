import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import { matchPerson } from '@manzil/contracts/http/people';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { DOUBT_TEXTS as TEXTS, PROBABLE_LABELS } from './people-texts';
import styles from './people.module.css';

interface DoubtsProps {
  people: readonly Person[];
  doubts: readonly PersonDoubt[];
}

type Decide = (doubt: PersonDoubt, person: string | null | undefined, done: string) => Promise<void>;

/** Advisers of listings, and team cards, that may be one of the persons, each with a choice. */
export function Doubts({ people, doubts }: DoubtsProps) {
  const refresh = useRefresh();
  const decide: Decide = async ({ subject }, person, done) => {
    try {
      await callApi(matchPerson, { body: { subject, ...(person !== undefined && { person }) } });
      toasts.done(done);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const open = doubts.filter(({ apart }) => !apart);
  const apart = doubts.filter((doubt) => doubt.apart);
  return (
    <div className={styles.report}>
      <p className={styles.soft}>{TEXTS.intro}</p>
      {open.length === 0 && <p>{TEXTS.none}</p>}
      <ul className={styles.doubts}>
        {open.map((doubt) => (
          <Doubt key={doubt.subject} doubt={doubt} people={people} decide={decide} />
        ))}
      </ul>
      {apart.length > 0 && (
        <section aria-label={TEXTS.apartTitle}>
          <h2>{TEXTS.apartTitle}</h2>
          <ul className={styles.doubts}>
            {apart.map((doubt) => (
              <li key={doubt.subject} className={styles.doubt}>
                <Description doubt={doubt} />
                <EditOnly>
                  <Button
                    aria-label={TEXTS.reopenOf(doubt.name)}
                    onClick={() => void decide(doubt, undefined, TEXTS.reopened(doubt.name))}
                  >
                    {TEXTS.reopen}
                  </Button>
                </EditOnly>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Doubt({ doubt, people, decide }: { doubt: PersonDoubt; people: readonly Person[]; decide: Decide }) {
  const { name, probable } = doubt;
  const [chosen, setChosen] = useState(probable?.id ?? '');
  const person = people.find(({ id }) => id === chosen);
  return (
    <li className={styles.doubt}>
      <Description doubt={doubt} />
      <p>
        {probable === null ? TEXTS.improbable : TEXTS.probably(probable.name, PROBABLE_LABELS[probable.by])}
      </p>
      <EditOnly>
        <div className={styles.choice}>
          <SelectField
            label={TEXTS.person(name)}
            value={chosen}
            onText={setChosen}
            options={[
              ['', TEXTS.choose],
              ...people
                .filter(({ id }) => id !== doubt.subject)
                .map(
                  (each) =>
                    [each.id, each.email === null ? each.name : `${each.name} (${each.email})`] as const,
                ),
            ]}
          />
          <div className="backend-actions">
            <Button
              kind="primary"
              aria-label={TEXTS.joinOf(name)}
              disabled={person === undefined}
              onClick={() => {
                if (person !== undefined) void decide(doubt, person.id, TEXTS.joined(name, person.name));
              }}
            >
              {TEXTS.join}
            </Button>
            <Button
              aria-label={TEXTS.apartOf(name)}
              onClick={() => void decide(doubt, null, TEXTS.keptApart(name))}
            >
              {TEXTS.apart}
            </Button>
          </div>
        </div>
      </EditOnly>
    </li>
  );
}

function Description({ doubt: { subject, name, email, phone, licence, listings } }: { doubt: PersonDoubt }) {
  const details = [
    subject.startsWith('card-') ? TEXTS.card : TEXTS.listings(listings),
    email,
    phone,
    licence && `BRN ${licence}`,
  ].filter(Boolean);
  return (
    <div>
      <strong>{name}</strong>
      <p className={styles.soft}>{details.join(' · ')}</p>
    </div>
  );
}
