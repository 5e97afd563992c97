import type { Property } from '@manzil/contracts/listings/property';
import {
  formatArea,
  formatDate,
  formatNumber,
  formatSquareMetres,
  perSquareMetre,
} from '../../shared/lib/format';
import { texts } from '../../shared/lib/texts';

/** A value that depends on the unit of area is said in both. */
export type DetailValue = string | { sqft: string; sqm: string };
export type DetailRow = [label: string, value: DetailValue];

/** Everything the listing states beyond its key facts; what it does not state has no row. */
export function detailRows(property: Property): DetailRow[] {
  const { labels, furnishing, completion, frequency } = texts.listing;
  const { adType, price, builtUpArea, quotedPrice, rentFrequency } = property;
  const perFoot = adType === 'sale' && price && builtUpArea ? price / builtUpArea : null;
  const quotedOtherwise = adType === 'rent' && quotedPrice !== null && rentFrequency !== null;
  const rows: [string, DetailValue | null][] = [
    [labels.type, property.unitType ?? (property.unitTypeOriginal || null)],
    [labels.plot, property.plotArea === null ? null : area(property.plotArea)],
    [labels.pricePerArea, perFoot === null ? null : rate(perFoot)],
    [labels.serviceCharge, property.serviceCharge === null ? null : rate(property.serviceCharge)],
    [labels.cheques, property.cheques === null ? null : texts.units.cheques(property.cheques)],
    [
      labels.quoted,
      quotedOtherwise && rentFrequency !== 'yearly'
        ? `AED ${formatNumber(quotedPrice)} ${frequency[rentFrequency]}`
        : null,
    ],
    [labels.furnishing, property.furnishing && furnishing[property.furnishing]],
    [labels.completion, property.completionStatus && completion[property.completionStatus]],
    [labels.developer, property.developer],
    [texts.listing.reference, property.reference],
    [labels.listed, formatDate(property.listedAt)],
    [labels.updated, formatDate(property.updatedAt)],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value]]));
}

const area = (squareFeet: number): DetailValue => ({
  sqft: formatArea(squareFeet),
  sqm: formatSquareMetres(squareFeet),
});

/** AED for a square foot, in both units. */
const rate = (perSquareFoot: number): DetailValue => ({
  sqft: texts.listing.perSquareFoot(formatNumber(Math.round(perSquareFoot))),
  sqm: texts.listing.perSquareMetre(formatNumber(perSquareMetre(perSquareFoot))),
});
