import type { CostPart, Slot } from '@manzil/rules/fee-parts';

/** A fee as pages of listings show it, AED. */
export type CostLine = Pick<CostPart, 'slot' | 'payer' | 'paidBy' | 'amount' | 'isMaximum'>;

export interface SaleCosts {
  deal: 'sale';
  price: number;
  /** True for the least expensive home of a project. */
  isFrom: boolean;
  lines: CostLine[];
  notIncluded: Slot[];
  fees: number;
  sellerFees: number;
  cash: number;
  isFeeInCash: boolean;
  /** With the largest loan of a resident; null without a rule. */
  mortgage: {
    /** Share of the price. */
    share: number;
    loan: number;
    downPayment: number;
    lines: CostLine[];
    notIncluded: Slot[];
    fees: number;
    cash: number;
  } | null;
  /** AED a year. */
  serviceCharge: number | null;
}

export interface RentCosts {
  deal: 'rent';
  cheques: number;
  isChequesStated: boolean;
  firstCheque: number;
  lines: CostLine[];
  notIncluded: Slot[];
  firstDay: number;
  refundable: number;
  monthlyRent: number;
  housingFee: number | null;
  monthly: number;
}

/** The costs of a home by the confirmed rules of its emirate; `none` where there are no rules. */
export type HomeCosts = {
  /** As the listing spells it. */
  emirate: string;
  /** The estimate with its rules and sources, at this time. */
  link: string;
  /** True when a rule was confirmed by the demo alone. */
  isDemo: boolean;
} & (SaleCosts | RentCosts | { deal: 'none' });

/** Yields of a home for sale by the asking rents of similar ones. */
export interface HomeYields {
  gross: number;
  net: number | null;
  /** AED a year. */
  rent: number;
}
