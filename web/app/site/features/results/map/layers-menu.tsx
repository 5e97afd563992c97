import type { CommunityPrice } from '@manzil/contracts/listings/place-page';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { MAP_LAYERS, type MapLayer } from '../../../../shared/lib/map-layers';
import { communityTitle } from './price-layer';
import { boundsOfShades, SHADES } from './price-shades';
import { useTexts, type Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';
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
  const words = onDemandTexts(mapTexts, useTexts());
  return (
    <details className={css.layers}>
      <summary>{words.layers}</summary>
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
            {words.layerNames[layer]}
          </label>
        ))}
        {hasFailed && <p role="alert">{words.layerFailed}</p>}
        {shown.includes('prices') && prices !== undefined && <Prices adType={adType} prices={prices} />}
      </div>
    </details>
  );
}

function shadeText(texts: Texts, from: string | undefined, to: string | undefined): string {
  const { shades } = onDemandTexts(mapTexts, texts);
  if (from === undefined) return to === undefined ? shades.all : shades.below({ to });
  return to === undefined ? shades.above({ from }) : shades.between({ from, to });
}

function Prices({ adType, prices }: { adType: AdType; prices: readonly CommunityPrice[] }) {
  const texts = useTexts();
  const words = onDemandTexts(mapTexts, texts);
  if (prices.length === 0) return <p>{words.noPrices}</p>;
  const bounds = boundsOfShades(prices).map(texts.format.number);
  return (
    <>
      <p className={css.note}>{words.pricesNote[adType]}</p>
      <ul className={css.legend}>
        {[undefined, ...bounds].map((from, index) => (
          <li key={from ?? ''}>
            <span className={css.shade} style={{ background: SHADES[index] }} />
            {shadeText(texts, from, bounds[index])}
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.pricesAsTable}</summary>
        <table className={css.prices}>
          <thead>
            <tr>
              <th scope="col">{words.priceColumns.community}</th>
              <th scope="col">{words.priceColumns.price}</th>
              <th scope="col">{words.priceColumns.homes}</th>
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
