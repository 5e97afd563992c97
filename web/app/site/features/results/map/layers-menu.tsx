import type { CommunityPrice } from '@manzil/contracts/listings/place-page';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { MAP_LAYERS, type MapLayer } from '../../../../shared/lib/map-layers';
import { communityTitle } from './price-layer';
import { boundsOfShades, SHADES } from './price-shades';
import { useTexts, type Texts } from '../../../../shared/lib/texts';
import css from './layers-menu.module.css';

interface LayersMenuProps {
  adType: AdType;
  shown: readonly MapLayer[];
  prices: readonly CommunityPrice[] | undefined;
  hasFailed: boolean;
  onChange: (shown: MapLayer[]) => void;
}

/**
 * Chooses what the map shows in addition to homes; the colours of prices are explained, and all prices are in a table
 * too.
 */
export function LayersMenu({ adType, shown, prices, hasFailed, onChange }: LayersMenuProps) {
  const texts = useTexts();
  return (
    <details className={css.layers}>
      <summary>{texts.map.layers}</summary>
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
            {texts.map.layerNames[layer]}
          </label>
        ))}
        {hasFailed && <p role="alert">{texts.map.layerFailed}</p>}
        {shown.includes('prices') && prices !== undefined && <Prices adType={adType} prices={prices} />}
      </div>
    </details>
  );
}

function shadeText({ map: { shades } }: Texts, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return to === undefined ? shades.all : shades.below({ to });
  return to === undefined ? shades.above({ from }) : shades.between({ from, to });
}

function Prices({ adType, prices }: { adType: AdType; prices: readonly CommunityPrice[] }) {
  const texts = useTexts();
  if (prices.length === 0) return <p>{texts.map.noPrices}</p>;
  const bounds = boundsOfShades(prices).map(texts.format.number);
  return (
    <>
      <p className={css.note}>{texts.map.pricesNote[adType]}</p>
      <ul className={css.legend}>
        {[undefined, ...bounds].map((from, index) => (
          <li key={from ?? ''}>
            <span className={css.shade} style={{ background: SHADES[index] }} />
            {shadeText(texts, from, bounds[index])}
          </li>
        ))}
      </ul>
      <details>
        <summary>{texts.map.pricesAsTable}</summary>
        <table className={css.prices}>
          <thead>
            <tr>
              <th scope="col">{texts.map.priceColumns.community}</th>
              <th scope="col">{texts.map.priceColumns.price}</th>
              <th scope="col">{texts.map.priceColumns.homes}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ number, name, places, medianPricePerArea, count }) => (
              <tr key={number}>
                <th scope="row">{communityTitle(name, places)}</th>
                <td>{texts.format.number(medianPricePerArea)}</td>
                <td>{texts.format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
