/** One cost of buying, AED. */
interface Cost {
  name: 'transfer' | 'mortgageRegistration' | 'trustee' | 'agency' | 'valuation' | 'arrangement';
  amount: number;
}

const VAT = 1.05;
/** Below this price the registration trustees charge less. */
const TRUSTEE_STEP = 500_000;

/**
 * Returns the typical costs in AED of buying a ready home in Dubai with a mortgage, besides the price: 4%
 * transfer fee and AED 580 for the title deed (Dubai Land Department), 0.25% of the loan and AED 290 to
 * register the mortgage, the trustee's fee, 2% agency commission, a bank's valuation and up to 1% of the loan
 * for arranging it, the last four with 5% VAT.
 */
export function purchaseCosts(price: number, loan: number): { items: Cost[]; total: number } {
  const items: Cost[] = [
    { name: 'transfer', amount: price * 0.04 + 580 },
    { name: 'agency', amount: price * 0.02 * VAT },
    { name: 'trustee', amount: (price >= TRUSTEE_STEP ? 4_000 : 2_000) * VAT },
  ];
  if (loan > 0) {
    items.push(
      { name: 'mortgageRegistration', amount: loan * 0.0025 + 290 },
      { name: 'arrangement', amount: loan * 0.01 * VAT },
      { name: 'valuation', amount: 3_000 * VAT },
    );
  }
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}
