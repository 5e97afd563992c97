import { JOIN_REASONS, type Person, type PersonDoubt } from '@manzil/contracts/gateway/person';
import { DOUBT_TEXTS, JOINED_TEXTS as TEXTS } from './people-texts';
import styles from './people.module.css';

interface JoinedProps {
  people: readonly Person[];
  doubts: readonly PersonDoubt[];
}

/** Reports which records are of one person and why, and which need a decision. */
export function Joined({ people, doubts }: JoinedProps) {
  const named = (reason: Person['cardJoinedBy']): string[] =>
    people.flatMap(({ name, listings, cardJoinedBy, listingsJoinedBy }) => [
      ...(cardJoinedBy === reason ? [TEXTS.cardOf(name)] : []),
      ...(listingsJoinedBy === reason ? [TEXTS.listingsOf(name, DOUBT_TEXTS.listings(listings))] : []),
    ]);
  const single = people.filter(({ cardJoinedBy, listingsJoinedBy }) => !cardJoinedBy && !listingsJoinedBy);
  return (
    <div className={styles.report}>
      <p className={styles.soft}>{TEXTS.intro}</p>
      {JOIN_REASONS.map((reason) => (
        <Group key={reason} title={TEXTS.groups[reason]} names={named(reason)} />
      ))}
      <Group title={TEXTS.doubts} names={doubts.flatMap(({ name, apart }) => (apart ? [] : [name]))} />
      <Group title={TEXTS.single} names={single.map(({ name }) => name)} />
    </div>
  );
}

function Group({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2>
        {title} ({names.length.toLocaleString('en')})
      </h2>
      {names.length === 0 ? (
        <p className={styles.soft}>{TEXTS.none}</p>
      ) : (
        <ul>
          {names.map((name, at) => (
            <li key={`${at} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
