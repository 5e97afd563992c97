import type { Property } from '@manzil/contracts/listings/property';
import { detailRows, type DetailValue } from '../../lib/detail-rows';
import {
  formatArea,
  formatBedrooms,
  formatListingPrice,
  formatSquareMetres,
} from '../../../shared/lib/format';
import { listingPlace } from '../../../shared/lib/listing-words';
import { texts } from '../../../shared/lib/texts';

/** A home without its description, which the comparison does not show. */
export type Compared = Omit<Property, 'description'>;

export interface CompareRow {
  label: string;
  /** One for each home; null where a home does not state it. */
  values: (DetailValue | null)[];
  differs: boolean;
}

/** These are of one listing alone, so that they would differ always. */
const OWN: ReadonlySet<string> = new Set([texts.listing.reference, texts.listing.labels.updated]);

/** Everything that the homes state, in the order in which it is asked for; what none of them states has no row. */
export function compareRows(homes: readonly Compared[]): CompareRow[] {
  const { labels } = texts.listing;
  const stated = homes.map((home) => new Map(detailRows({ ...home, description: '' })));
  const details = [...new Set(stated.flatMap((rows) => [...rows.keys()]))].filter((label) => !OWN.has(label));
  const amenities = [...new Set(homes.flatMap((home) => home.amenities))].sort();
  const row = (label: string, valueOf: (home: Compared, at: number) => DetailValue | null): CompareRow => {
    const values = homes.map(valueOf);
    return { label, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
  };
  return [
    row(texts.compare.deal, ({ adType }) => texts.badge[adType]),
    row(texts.compare.price, ({ price, adType }) => formatListingPrice(price, adType)),
    row(texts.compare.place, (home) => listingPlace(home) || null),
    row(labels.bedrooms, ({ bedrooms }) => (bedrooms === null ? null : formatBedrooms(bedrooms))),
    row(labels.rooms, ({ rooms }) => (rooms === null ? null : texts.units.rooms(rooms))),
    row(labels.bathrooms, ({ bathrooms }) => (bathrooms === null ? null : texts.units.baths(bathrooms))),
    row(labels.builtUp, ({ builtUpArea: area }) =>
      area === null ? null : { sqft: formatArea(area), sqm: formatSquareMetres(area) },
    ),
    row(labels.parking, ({ parking }) => (parking ? texts.units.parking(parking) : null)),
    ...details.map((label) => row(label, (_home, at) => stated[at]?.get(label) ?? null)),
    ...amenities.map((amenity) =>
      row(amenity, (home) => (home.amenities.includes(amenity) ? texts.compare.yes : texts.compare.no)),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}
