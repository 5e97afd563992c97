import type { Performance } from '@manzil/contracts/leads/performance';

const figures = {
  leads: 12,
  answered: 10,
  responseMinutes: 95,
  won: 1,
  wonValue: 2_500_000,
  commission: 50_000,
};
const none = { leads: 0, answered: 0, responseMinutes: null, won: 0, wonValue: 0, commission: 0 };

export const samplePerformance: Performance = {
  months: [
    { month: '2026-10', ...none },
    { month: '2026-11', ...figures },
  ],
  rows: [
    { key: 'noor', ...figures },
    { key: '', ...none },
  ],
  pipeline: { leads: 7, value: 9_000_000 },
};
