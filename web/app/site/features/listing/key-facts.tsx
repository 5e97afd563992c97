import type { ReactNode } from 'react';
import type { Property } from '@manzil/contracts/listings/property';
import { Area } from '../../components/area';
import { Icon, type IconName } from '../../../shared/ui/icon';
import { useTexts } from '../../../shared/lib/texts';
import css from './listing-head.module.css';

type KeyFactsOf = Pick<Property, 'bedrooms' | 'rooms' | 'bathrooms' | 'builtUpArea' | 'plotArea' | 'parking'>;

/** The few figures that visitors look for first. */
export function KeyFacts({ property }: { property: KeyFactsOf }) {
  const texts = useTexts();
  const { bedrooms, rooms, bathrooms, builtUpArea, plotArea, parking } = property;
  const { labels } = texts.listing;
  const keyFacts: [IconName, string, ReactNode][] = [];
  if (bedrooms !== null) keyFacts.push(['bed', labels.bedrooms, texts.format.bedrooms(bedrooms)]);
  if (rooms !== null) keyFacts.push(['rooms', labels.rooms, texts.units.rooms({ count: rooms })]);
  if (bathrooms !== null) keyFacts.push(['bath', labels.bathrooms, texts.units.baths({ count: bathrooms })]);
  const area = builtUpArea ?? plotArea;
  if (area !== null) {
    const label = builtUpArea === null ? labels.plot : labels.builtUp;
    keyFacts.push(['area', label, <Area key="area" squareFeet={area} />]);
  }
  if (parking !== null && parking > 0)
    keyFacts.push(['car', labels.parking, texts.units.parking({ count: parking })]);
  if (keyFacts.length === 0) return null;
  return (
    <dl className={css.keyFacts} aria-label={texts.listing.keyFacts}>
      {keyFacts.map(([icon, label, value]) => (
        <div key={label}>
          <Icon name={icon} size={22} />
          <dt className="visually-hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
