import type { PlaceFigures, PlacePage } from '@manzil/contracts/listings/place-page';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import { Link } from 'react-router';
import { listHref } from '../../../../shared/lib/url-filters';
import { useTexts } from '../../../../shared/lib/texts';
import css from './place-page.module.css';

/** Median prices by bedrooms, each with the number of homes. */
export function PlacePrices({ place, path }: { place: PlacePage; path: string }) {
  const texts = useTexts();
  const { adType, type, name, byBedrooms, figures } = place;
  const homes = texts.place.homesOfType[type ?? 'any'];
  return (
    <section>
      <h2>{texts.place.prices[adType]({ place: texts.placeName(name), homes })}</h2>
      <p className={css.note}>{texts.place.pricesNote[adType]}</p>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">{texts.place.columns.bedrooms}</th>
            <th scope="col">{texts.place.columns.homes}</th>
            <th scope="col">{texts.place.columns.price[adType]}</th>
            <th scope="col">{texts.place.columns.perArea[adType]}</th>
          </tr>
        </thead>
        <tbody>
          {byBedrooms.map(({ bedrooms, ...row }) => (
            <Row key={bedrooms} figures={row}>
              <Link to={listHref(path, { bedrooms, sort: 'newest', page: 1 })} rel="nofollow">
                {bedrooms >= BEDROOMS_OR_MORE ? texts.place.sixOrMore : texts.format.bedrooms(bedrooms)}
              </Link>
            </Row>
          ))}
          <Row figures={figures}>{texts.place.all({ homes })}</Row>
        </tbody>
      </table>
    </section>
  );
}

function Row({ figures, children }: { figures: PlaceFigures; children: React.ReactNode }) {
  const texts = useTexts();
  const { count, medianPrice, priced, medianPricePerArea, sized } = figures;
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{texts.format.number(count)}</td>
      <Median value={medianPrice} of={priced} />
      <Median value={medianPricePerArea} of={sized} />
    </tr>
  );
}

function Median({ value, of }: { value: number | null; of: number }) {
  const texts = useTexts();
  if (value === null) return <td className={css.few}>{texts.place.tooFew}</td>;
  return (
    <td>
      {texts.format.number(value)} <span className={css.basis}>{texts.place.basis({ count: of })}</span>
    </td>
  );
}
