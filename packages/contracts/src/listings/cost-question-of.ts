import type { CostQuestion } from '@manzil/rules/cost-question';
import { emirateOf, type HomeKind } from '@manzil/rules/vocabulary';
import { annualServiceCharge } from '@manzil/rules/yields';
import type { Property } from './property.js';
import type { UnitType } from './vocabulary.js';

const KINDS: Readonly<Partial<Record<UnitType, HomeKind>>> = {
  Apartment: 'apartment',
  Penthouse: 'apartment',
  Duplex: 'apartment',
  Villa: 'villa',
  Townhouse: 'villa',
  Plot: 'land',
  Land: 'land',
};

const USUAL_PURCHASE = { loan: 0, buyer: 'resident', home: 'first', sellersPart: 'usual' } as const;

type Priced = Pick<
  Property,
  | 'adType'
  | 'builtUpArea'
  | 'cheques'
  | 'completionStatus'
  | 'emirate'
  | 'furnishing'
  | 'price'
  | 'serviceCharge'
  | 'unitType'
>;

/**
 * Returns the input for the cost estimate of a listing: a resident's first home, without a loan. Undefined without
 * a price, for a type other than homes and land, and for an unknown emirate. The number of cheques defaults to
 * one.
 */
export function costQuestionOf(listing: Priced): CostQuestion | undefined {
  const emirate = emirateOf(listing.emirate);
  const { price, unitType } = listing;
  const kind = unitType === null ? undefined : KINDS[unitType];
  if (emirate === undefined || !price || kind === undefined) return undefined;
  if (listing.adType === 'rent') {
    if (kind === 'land') return undefined;
    const furnished = listing.furnishing === 'furnished';
    return {
      deal: 'rent',
      input: { emirate, kind, annualRent: price, cheques: listing.cheques ?? 1, furnished },
    };
  }
  return {
    deal: 'sale',
    input: {
      ...USUAL_PURCHASE,
      emirate,
      kind,
      price,
      stage: listing.completionStatus === 'off_plan' ? 'off-plan' : 'ready',
    },
    serviceCharge: annualServiceCharge(listing.serviceCharge, listing.builtUpArea),
    annualRent: null,
  };
}

/** Returns the input for the cost estimate of a project: its least expensive unit, off-plan. */
export function costQuestionOfProject(
  price: number | null,
  emirateName: string | undefined,
): (CostQuestion & { deal: 'sale' }) | undefined {
  const emirate = emirateOf(emirateName ?? '');
  if (emirate === undefined || !price) return undefined;
  return {
    deal: 'sale',
    input: { ...USUAL_PURCHASE, emirate, kind: 'apartment', price, stage: 'off-plan' },
    serviceCharge: null,
    annualRent: null,
  };
}
