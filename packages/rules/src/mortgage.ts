import type { Buyer, Emirate } from './vocabulary.js';

/** Figures of a loan; amounts in AED. */
export interface MortgageFigures {
  price: number;
  /** Percent of the price that is paid from savings. */
  down: number;
  years: number;
  /** Yearly interest, percent. */
  rate: number;
}
export type MortgageFigure = keyof MortgageFigures;

export interface MortgageTerms extends MortgageFigures {
  /** True for a home under construction: banks lend less for it. */
  offPlan: boolean;
  buyer: Buyer;
  home: 'first' | 'second';
  emirate: Emirate;
}

interface MortgageYear {
  /** Counts from 1. */
  year: number;
  interest: number;
  principal: number;
  /** Outstanding loan at the end of the year. */
  balance: number;
}

export interface Mortgage {
  loan: number;
  downPayment: number;
  /** Equal payments at the end of every month. */
  monthly: number;
  totalInterest: number;
  years: MortgageYear[];
}

interface Limit {
  min: number;
  max: number;
  step: number;
  start: number;
}

export const MORTGAGE_LIMITS: Readonly<Record<MortgageFigure, Limit>> = {
  price: { min: 200_000, max: 500_000_000, step: 50_000, start: 2_000_000 },
  down: { min: 10, max: 90, step: 5, start: 20 },
  years: { min: 1, max: 25, step: 1, start: 25 },
  rate: { min: 0, max: 12, step: 0.05, start: 4.25 },
};

/** A loan paid back in equal monthly payments; without interest, in equal parts. */
export function calculateMortgage({ price, down, years, rate }: MortgageFigures): Mortgage {
  const downPayment = (price * down) / 100;
  const loan = price - downPayment;
  const months = years * 12;
  const monthlyRate = rate / 1200;
  const monthly =
    monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  const rows: MortgageYear[] = [];
  let balance = loan;
  for (let year = 1; year <= years; year += 1) {
    let interest = 0;
    let principal = 0;
    for (let month = 0; month < 12; month += 1) {
      const due = balance * monthlyRate;
      interest += due;
      principal += monthly - due;
      balance -= monthly - due;
    }
    // Ignores accumulated rounding errors.
    if (year === years) balance = 0;
    rows.push({ year, interest, principal, balance });
  }
  return { loan, downPayment, monthly, totalInterest: monthly * months - loan, years: rows };
}
