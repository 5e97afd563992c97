import type { PlaceFigures, PlacePage } from '@manzil/contracts/listings/place-page';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import { Link } from 'react-router';
import { formatBedrooms, formatNumber } from '../../../../shared/lib/format';
import { placeTexts as words } from '../../../lib/place-texts';
import { listHref } from '../../../../shared/lib/url-filters';
import css from './place-page.module.css';

/** Medians by bedrooms, each with the number of homes that it is of. */
export function PlacePrices({ place, path }: { place: PlacePage; path: string }) {
  const { adType, type, name, byBedrooms, figures } = place;
  const [, kind] = words.intro.kinds[type ?? 'any'];
  return (
    <section>
      <h2>{words.prices[adType](name, kind)}</h2>
      <p className={css.note}>{words.pricesNote[adType]}</p>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">{words.columns.bedrooms}</th>
            <th scope="col">{words.columns.homes}</th>
            <th scope="col">{words.columns.price[adType]}</th>
            <th scope="col">{words.columns.perArea[adType]}</th>
          </tr>
        </thead>
        <tbody>
          {byBedrooms.map(({ bedrooms, ...row }) => (
            <Row key={bedrooms} figures={row}>
              <Link to={listHref(path, { bedrooms, sort: 'newest', page: 1 })} rel="nofollow">
                {bedrooms >= BEDROOMS_OR_MORE ? words.sixOrMore : formatBedrooms(bedrooms)}
              </Link>
            </Row>
          ))}
          <Row figures={figures}>{words.all(kind)}</Row>
        </tbody>
      </table>
    </section>
  );
}

function Row({ figures, children }: { figures: PlaceFigures; children: React.ReactNode }) {
  const { count, medianPrice, priced, medianPricePerArea, sized } = figures;
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{formatNumber(count)}</td>
      <Median value={medianPrice} of={priced} />
      <Median value={medianPricePerArea} of={sized} />
    </tr>
  );
}

function Median({ value, of }: { value: number | null; of: number }) {
  if (value === null) return <td className={css.few}>{words.tooFew}</td>;
  return (
    <td>
      {formatNumber(value)} <span className={css.basis}>{words.basis(of)}</span>
    </td>
  );
}
