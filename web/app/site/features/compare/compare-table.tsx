import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { DetailValue } from '../../components/detail-value';
import { FramedPhoto } from '../../components/framed-photo';
import { comparePath } from '../../lib/compare-path';
import { listingName } from '../../../shared/lib/listing-labels';
import type { Compared, CompareRow } from './compare-rows';
import { languageOfName } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import compareTexts from '../../../texts/en/on-demand/compare';
import css from './compare.module.css';

interface CompareTableProps {
  homes: readonly Compared[];
  rows: readonly CompareRow[];
  onlyDifferences: boolean;
}

/** A column for each home. On a narrow screen the columns scroll below the labels, which stay visible. */
export function CompareTable({ homes, rows, onlyDifferences }: CompareTableProps) {
  const texts = useTexts();
  const words = onDemandTexts(compareTexts, texts);
  const without = (pagelink: string): string =>
    comparePath(
      homes.map((home) => home.pagelink).filter((other) => other !== pagelink),
      onlyDifferences,
    );
  return (
    <div className={css.scroll} role="region" aria-label={words.table} tabIndex={0}>
      <table className={css.table} style={{ '--homes': homes.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {homes.map((home) => (
              <th key={home.id} scope="col">
                <FramedPhoto
                  photo={home.images[1] ?? home.images[0]}
                  className={css.photo}
                  sizes="(min-width: 1000px) 280px, 60vw"
                  width={400}
                  height={300}
                />
                <strong className={css.price}>{texts.format.listingPrice(home.price, home.adType)}</strong>
                <Link
                  to={`/${home.pagelink}`}
                  className={css.name}
                  {...languageOfName(texts, listingName(texts, home))}
                >
                  {listingName(texts, home)}
                </Link>
                <span className={css.reference}>{home.reference}</span>
                <Link to={`/book-viewing/${home.pagelink}`} className={css.book}>
                  {texts.viewing.book}
                  <span className="visually-hidden">: {listingName(texts, home)}</span>
                </Link>
                <Link
                  to={without(home.pagelink)}
                  className={css.remove}
                  aria-label={words.removeOf({ home: listingName(texts, home) })}
                  preventScrollReset
                >
                  {words.remove}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <span className="visually-hidden"> ({words.differs})</span>}
              </th>
              {values.map((value, at) => (
                <td key={homes[at]?.id}>
                  {value === null ? (
                    <span className={css.none}>{words.none}</span>
                  ) : (
                    <DetailValue value={value} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
