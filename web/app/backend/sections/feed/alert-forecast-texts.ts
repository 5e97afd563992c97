import type { AlertForecast } from '@manzil/contracts/leads/saved-search';

export const FORECAST_TEXTS = {
  title: 'Mail to visitors',
  text: 'Visitors with a saved search get an email about its new, reduced and returned listings once you approve this update.',
  count: 'Count the mails',
  counted: ({ instant, daily, weekly }: AlertForecast) => {
    const all = instant + daily + weekly;
    if (all === 0) return 'Approving it sends no mail: no saved search matches its new listings.';
    return `Approving it sends ${String(all)} ${all === 1 ? 'mail' : 'mails'}: ${String(instant)} at once, ${String(daily)} the next morning, ${String(weekly)} on Monday.`;
  },
} as const;
