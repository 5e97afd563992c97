import type { Property } from '@manzil/contracts/listings/property';
import { formatArea, formatDate, formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';

export type DetailRow = [label: string, value: string];

/** Everything the listing states beyond its key facts; what it does not state has no row. */
export function detailRows(property: Property): DetailRow[] {
  const { labels, furnishing, completion, frequency, perSquareFoot } = texts.listing;
  const { adType, price, builtUpArea, quotedPrice, rentFrequency } = property;
  const perFoot = adType === 'sale' && price && builtUpArea ? Math.round(price / builtUpArea) : null;
  const quotedOtherwise = adType === 'rent' && quotedPrice !== null && rentFrequency !== null;
  const rows: [string, string | null][] = [
    [labels.type, property.unitType ?? (property.unitTypeOriginal || null)],
    [labels.plot, property.plotArea === null ? null : formatArea(property.plotArea)],
    [labels.pricePerFoot, perFoot === null ? null : perSquareFoot(formatNumber(perFoot))],
    [
      labels.serviceCharge,
      property.serviceCharge === null ? null : perSquareFoot(formatNumber(property.serviceCharge)),
    ],
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
