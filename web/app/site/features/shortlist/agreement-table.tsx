import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { agreements, peopleOf, type Agreement } from './orders';
import { ordinal, SHORTLIST_TEXTS } from './shortlist-texts';
import css from './shortlist.module.css';

const { agreement: words } = SHORTLIST_TEXTS;

/** Each person's order side by side, and how far apart they are, in words. */
export function AgreementTable({ state }: { state: ShortlistState }) {
  const rows = agreements(state);
  const people = peopleOf(state);
  const ordered = people.filter(({ id }) =>
    rows.some(({ places }) => places.some(({ person, place }) => person === id && place !== undefined)),
  );
  if (rows.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="shortlist-agreement">
      <h2 id="shortlist-agreement">{words.title}</h2>
      {ordered.length < 2 && <p>{ordered.length === 0 ? words.none : words.one}</p>}
      {ordered.length > 0 && (
        <div className={css.scroll} role="region" aria-label={words.table} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.home}</th>
                <th scope="col">{words.verdict}</th>
                <th scope="col">{words.average}</th>
                {people.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.home.id} data-verdict={row.verdict}>
                  <th scope="row">{row.home.name}</th>
                  <td>
                    <Verdict row={row} />
                  </td>
                  <td>{row.average === undefined ? '–' : row.average.toFixed(1)}</td>
                  {row.places.map(({ person, place }) => (
                    <td key={person}>{place === undefined ? words.notRanked : ordinal(place)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Verdict({ row: { verdict, places } }: { row: Agreement }) {
  if (verdict === undefined) return <span className={css.soft}>{words.single}</span>;
  const given = places.flatMap(({ name, place }) => (place === undefined ? [] : [{ name, place }]));
  const [first] = given.toSorted((a, b) => a.place - b.place);
  const last = given.toSorted((a, b) => b.place - a.place)[0];
  return (
    <>
      <strong>{words.verdicts[verdict]}</strong>
      {verdict === 'apart' && first !== undefined && last !== undefined && (
        <span className={css.why}>
          {words.apart(first.name, ordinal(first.place), last.name, ordinal(last.place))}
        </span>
      )}
    </>
  );
}
