import type { Property } from '@manzil/contracts/listings/property';
import { Icon, type IconName } from '../../components/icon';
import { formatArea, formatBedrooms } from '../../lib/format';
import { texts } from '../../lib/texts';
import css from './listing-page.module.css';

/** The three or four figures everybody asks for first. */
export function KeyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, builtUpArea, plotArea, parking } = property;
  const { labels } = texts.listing;
  const facts: [IconName, string, string][] = [];
  if (bedrooms !== null) facts.push(['bed', labels.bedrooms, formatBedrooms(bedrooms)]);
  if (bathrooms !== null) facts.push(['bath', labels.bathrooms, texts.units.baths(bathrooms)]);
  if (builtUpArea !== null) facts.push(['area', labels.builtUp, formatArea(builtUpArea)]);
  else if (plotArea !== null) facts.push(['area', labels.plot, formatArea(plotArea)]);
  if (parking !== null && parking > 0) facts.push(['car', labels.parking, texts.units.parking(parking)]);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts} aria-label={texts.listing.facts}>
      {facts.map(([icon, label, value]) => (
        <div key={label}>
          <Icon name={icon} size={26} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
