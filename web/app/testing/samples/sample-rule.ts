import type { ManagedRule } from '@manzil/contracts/content/rule';

/** A confirmed rule with a version that awaits confirmation. */
export const sampleRule: ManagedRule = {
  id: 'dubai.sale.trustee',
  emirate: 'dubai',
  topic: 'buy',
  name: 'Registration trustee',
  inForce: { version: 1, validFrom: '2018-01-01', isDemo: false },
  versionCount: 2,
  reviewBy: '2027-02-28',
  confidence: 'high',
  waiting: ['confirmation'],
  versions: [4_000, 5_000].map((amount, at) => ({
    version: at + 1,
    validFrom: at === 0 ? '2018-01-01' : '2027-01-01',
    validTo: null,
    dateConfidence: 'high',
    terms: {
      kind: 'fee',
      basis: 'price',
      vat: true,
      isMaximum: false,
      buyerUsuallyPaysAll: false,
      charges: [
        {
          payer: 'buyer',
          steps: [
            { from: 0, amount: 2_000 },
            { from: 500_000, amount },
          ],
        },
      ],
    },
    law: '',
    note: '',
    sources: [{ url: 'https://atrust.ae/services', kind: 'trustee-office' }],
    confidence: 'high',
    reviewBy: '2027-02-28',
    addedBy: 'Manzil',
    addedAt: '2026-11-20T08:00:00Z',
    confirmations:
      at === 0 ? [{ by: 'noor', at: '2026-11-20T09:00:00Z', reviewBy: '2027-02-28', isDemo: false }] : [],
  })),
};
