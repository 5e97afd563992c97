import type { ReactNode } from 'react';
import type { Property } from '@manzil/contracts/listings/property';
import { Area } from '../../components/area';
import { Icon, type IconName } from '../../components/icon';
import { formatBedrooms } from '../../lib/format';
import { texts } from '../../lib/texts';
import css from './listing-head.module.css';

type Facts = Pick<Property, 'bedrooms' | 'rooms' | 'bathrooms' | 'builtUpArea' | 'plotArea' | 'parking'>;

/** The few figures everybody asks for first. */
export function KeyFacts({ property }: { property: Facts }) {
  const { bedrooms, rooms, bathrooms, builtUpArea, plotArea, parking } = property;
  const { labels } = texts.listing;
  const facts: [IconName, string, ReactNode][] = [];
  if (bedrooms !== null) facts.push(['bed', labels.bedrooms, formatBedrooms(bedrooms)]);
  if (rooms !== null) facts.push(['rooms', labels.rooms, texts.units.rooms(rooms)]);
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
          <Icon name={icon} size={22} />
          <dt className="visually-hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
