import type { CommunityPrice } from '@manzil/contracts/listings/place-page';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { formatNumber } from '../../../../shared/lib/format';
import { MAP_LAYERS, type MapLayer } from '../../../../shared/lib/map-layers';
import { mapTexts } from '../../../lib/map-texts';
import { boundsOfShades, SHADES } from './price-shades';
import css from './layers-menu.module.css';

interface LayersMenuProps {
  adType: AdType;
  shown: readonly MapLayer[];
  prices: readonly CommunityPrice[] | undefined;
  hasFailed: boolean;
  onChange: (shown: MapLayer[]) => void;
}

/** Chooses what the map shows besides homes; the colours of prices are explained, and all of them are in a table too. */
export function LayersMenu({ adType, shown, prices, hasFailed, onChange }: LayersMenuProps) {
  return (
    <details className={css.layers}>
      <summary>{mapTexts.layers}</summary>
      <div className={css.panel}>
        {MAP_LAYERS.map((layer) => (
          <label key={layer} className={css.choice}>
            <input
              type="checkbox"
              checked={shown.includes(layer)}
              onChange={({ target }) => {
                onChange(target.checked ? [...shown, layer] : shown.filter((each) => each !== layer));
              }}
            />
            {mapTexts.layerNames[layer]}
          </label>
        ))}
        {hasFailed && <p role="alert">{mapTexts.layerFailed}</p>}
        {shown.includes('prices') && prices !== undefined && <Prices adType={adType} prices={prices} />}
      </div>
    </details>
  );
}

function Prices({ adType, prices }: { adType: AdType; prices: readonly CommunityPrice[] }) {
  if (prices.length === 0) return <p>{mapTexts.noPrices}</p>;
  const bounds = boundsOfShades(prices).map(formatNumber);
  return (
    <>
      <p className={css.note}>{mapTexts.pricesNote[adType]}</p>
      <ul className={css.legend}>
        {[undefined, ...bounds].map((from, index) => (
          <li key={from ?? ''}>
            <span className={css.shade} style={{ background: SHADES[index] }} />
            {mapTexts.shade(from, bounds[index])}
          </li>
        ))}
      </ul>
      <details>
        <summary>{mapTexts.pricesAsTable}</summary>
        <table className={css.prices}>
          <thead>
            <tr>
              <th scope="col">{mapTexts.priceColumns.community}</th>
              <th scope="col">{mapTexts.priceColumns.price}</th>
              <th scope="col">{mapTexts.priceColumns.homes}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ number, name, places, medianPricePerArea, count }) => (
              <tr key={number}>
                <th scope="row">{mapTexts.community(name, places)}</th>
                <td>{formatNumber(medianPricePerArea)}</td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
