import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { agreements, peopleOf, type Agreement } from './orders';
import { useTexts } from '../../../shared/lib/texts';
import css from './shortlist.module.css';

/** Each person's order side by side, and how far apart they are, in words. */
export function AgreementTable({ state }: { state: ShortlistState }) {
  const texts = useTexts();
  const rows = agreements(state);
  const people = peopleOf(state);
  const ordered = people.filter(({ id }) =>
    rows.some(({ places }) => places.some(({ person, place }) => person === id && place !== undefined)),
  );
  if (rows.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="shortlist-agreement">
      <h2 id="shortlist-agreement">{texts.shortlist.agreement.title}</h2>
      {ordered.length < 2 && (
        <p>{ordered.length === 0 ? texts.shortlist.agreement.none : texts.shortlist.agreement.one}</p>
      )}
      {ordered.length > 0 && (
        <div className={css.scroll} role="region" aria-label={texts.shortlist.agreement.table} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{texts.shortlist.agreement.home}</th>
                <th scope="col">{texts.shortlist.agreement.verdict}</th>
                <th scope="col">{texts.shortlist.agreement.average}</th>
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
                      {place === undefined
                        ? texts.shortlist.agreement.notRanked
                        : texts.shortlist.ordinal({ place })}
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
  const texts = useTexts();
  if (verdict === undefined) return <span className={css.soft}>{texts.shortlist.agreement.single}</span>;
  const given = places.flatMap(({ name, place }) => (place === undefined ? [] : [{ name, place }]));
  const [first] = given.toSorted((a, b) => a.place - b.place);
  const last = given.toSorted((a, b) => b.place - a.place)[0];
  return (
    <>
      <strong>{texts.shortlist.agreement.verdicts[verdict]}</strong>
      {verdict === 'apart' && first !== undefined && last !== undefined && (
        <span className={css.why}>
          {texts.shortlist.agreement.apart({
            first: first.name,
            high: texts.shortlist.ordinal({ place: first.place }),
            last: last.name,
            low: texts.shortlist.ordinal({ place: last.place }),
          })}
        </span>
      )}
    </>
  );
}
