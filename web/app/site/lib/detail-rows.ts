import type { Property } from '@manzil/contracts/listings/property';
import { perSquareMetre } from '../../shared/lib/format';
import type { Texts } from '../../shared/lib/texts';

/** A value that depends on the unit of area is given in both units. */
export type DetailValue = string | { sqft: string; sqm: string };
export type DetailRow = [label: string, value: DetailValue];

/** Details that a listing states in addition to its key figures; a missing value has no row. */
export function detailRows(texts: Texts, property: Property): DetailRow[] {
  const { labels, quoted } = texts.listing;
  const { furnishings, completions, tenures, ...filters } = texts.results;
  const { completionStatus } = property;
  const { adType, price, builtUpArea, quotedPrice, rentFrequency } = property;
  const perFoot = adType === 'sale' && price && builtUpArea ? price / builtUpArea : null;
  const quotedOtherwise = adType === 'rent' && quotedPrice !== null && rentFrequency !== null;
  const rows: [string, DetailValue | null][] = [
    [
      labels.type,
      property.unitType === null ? property.unitTypeOriginal || null : texts.units.types[property.unitType],
    ],
    [labels.plot, property.plotArea === null ? null : area(texts, property.plotArea)],
    [labels.pricePerArea, perFoot === null ? null : rate(texts, perFoot)],
    [labels.serviceCharge, property.serviceCharge === null ? null : rate(texts, property.serviceCharge)],
    [labels.cheques, property.cheques === null ? null : texts.units.cheques({ count: property.cheques })],
    [
      labels.quoted,
      quotedOtherwise && rentFrequency !== 'yearly'
        ? quoted[rentFrequency]({ amount: texts.format.number(quotedPrice) })
        : null,
    ],
    [filters.furnishing, property.furnishing && furnishings[property.furnishing]],
    [
      filters.completion,
      completionStatus && completions[completionStatus === 'off_plan' ? 'off-plan' : 'ready'],
    ],
    [filters.tenure, property.tenure && tenures[property.tenure]],
    [filters.handoverYear, property.handoverYear === null ? null : String(property.handoverYear)],
    [filters.developer, property.developer],
    [texts.listing.reference, property.reference],
    [labels.listed, texts.format.date(property.listedAt)],
    [labels.updated, texts.format.date(property.updatedAt)],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value]]));
}

const area = (texts: Texts, squareFeet: number): DetailValue => ({
  sqft: texts.format.area(squareFeet),
  sqm: texts.format.squareMetres(squareFeet),
});

/** AED for a square foot, in both units. */
const rate = (texts: Texts, perSquareFoot: number): DetailValue => ({
  sqft: texts.listing.perSquareFoot({ amount: texts.format.number(Math.round(perSquareFoot)) }),
  sqm: texts.listing.perSquareMetre({ amount: texts.format.number(perSquareMetre(perSquareFoot)) }),
});
