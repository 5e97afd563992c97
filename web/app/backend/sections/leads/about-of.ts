import type { LeadSummary } from '@manzil/contracts/leads/lead';

/** Summarises a lead in one line. */
export const aboutOf = ({ helpOption, listing, excerpt, page }: LeadSummary): string =>
  [helpOption, listing?.title, excerpt].filter(Boolean).join(' · ') || (page ?? '');
