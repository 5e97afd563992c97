import type { ReactNode } from 'react';
import type { Property } from '@manzil/contracts/listings/property';
import { Area } from '../../components/area';
import { Icon, type IconName } from '../../components/icon';
import { formatBedrooms } from '../../lib/format';
import { texts } from '../../lib/texts';
import css from './listing-page.module.css';

/** The three or four figures everybody asks for first. */
export function KeyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, builtUpArea, plotArea, parking } = property;
  const { labels } = texts.listing;
  const facts: [IconName, string, ReactNode][] = [];
  if (bedrooms !== null) facts.push(['bed', labels.bedrooms, formatBedrooms(bedrooms)]);
  if (bathrooms !== null) facts.push(['bath', labels.bathrooms, texts.units.baths(bathrooms)]);
  const area = builtUpArea ?? plotArea;
  if (area !== null) {
    const label = builtUpArea === null ? labels.plot : labels.builtUp;
    facts.push(['area', label, <Area key="area" squareFeet={area} />]);
  }
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
