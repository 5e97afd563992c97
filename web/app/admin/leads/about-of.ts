import type { LeadSummary } from '@manzil/contracts/leads/lead';

/** What a lead is about, in a line. */
export const aboutOf = ({ helpOption, listing, excerpt, page }: LeadSummary): string =>
  [helpOption, listing?.title, excerpt].filter(Boolean).join(' · ') || (page ?? '');
