import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { agreements, peopleOf, type Agreement } from './orders';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import css from './shortlist.module.css';

/** Each person's order side by side, with a text about how much they differ. */
export function AgreementTable({ state }: { state: ShortlistState }) {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const rows = agreements(state);
  const people = peopleOf(state);
  const ordered = people.filter(({ id }) =>
    rows.some(({ places }) => places.some(({ person, place }) => person === id && place !== undefined)),
  );
  if (rows.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="shortlist-agreement">
      <h2 id="shortlist-agreement">{words.agreement.title}</h2>
      {ordered.length < 2 && <p>{ordered.length === 0 ? words.agreement.none : words.agreement.one}</p>}
      {ordered.length > 0 && (
        <div className={css.scroll} role="region" aria-label={words.agreement.table} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.agreement.home}</th>
                <th scope="col">{words.agreement.verdict}</th>
                <th scope="col">{words.agreement.average}</th>
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
                  <td>{row.average === undefined ? '–' : texts.format.tenths(row.average)}</td>
                  {row.places.map(({ person, place }) => (
                    <td key={person}>
                      {place === undefined ? words.agreement.notRanked : words.ordinal({ place })}
                    </td>
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
  const words = onDemandTexts(shortlistTexts, useTexts());
  if (verdict === undefined) return <span className={css.soft}>{words.agreement.single}</span>;
  const given = places.flatMap(({ name, place }) => (place === undefined ? [] : [{ name, place }]));
  const [first] = given.toSorted((a, b) => a.place - b.place);
  const last = given.toSorted((a, b) => b.place - a.place)[0];
  return (
    <>
      <strong>{words.agreement.verdicts[verdict]}</strong>
      {verdict === 'apart' && first !== undefined && last !== undefined && (
        <span className={css.why}>
          {words.agreement.apart({
            first: first.name,
            high: words.ordinal({ place: first.place }),
            last: last.name,
            low: words.ordinal({ place: last.place }),
          })}
        </span>
      )}
    </>
  );
}
