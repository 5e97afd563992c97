import { confirmedInitialRules } from '@manzil/rules/confirmed-rules';
import type { DatedRules } from '../../site/lib/mortgage';

/** The rules of the demo. */
export const sampleRules: DatedRules = {
  rules: confirmedInitialRules('2026-11-20T08:00:00Z'),
  at: '2026-11-28T08:00:00.000Z',
};
