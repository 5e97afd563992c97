import { showDashboard, showDashboardSeries } from '@manzil/contracts/http/leads';
import { listViewings } from '@manzil/contracts/http/viewings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../kit/data/call-api';
import { endpointQuery } from '../../kit/data/query-client';
import { addDays, beginningOf } from '../../kit/labels/dubai-day';

/** How often panels read their data again. */
export const PANEL_REFRESH_MS = 30_000;

/** The counts and the last 30 days. The next refetch comes soon enough to serve as the retry. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => {
    const [counts, { days }] = await Promise.all([
      callApi(showDashboard, {}, { signal }),
      callApi(showDashboardSeries, { query: { days: '30' } }, { signal }),
    ]);
    return { counts, days };
  },
  retry: false,
});

/** The viewings of a day in Dubai. */
export const viewingsOn = (day: string) => ({
  ...endpointQuery(listViewings, { query: { from: beginningOf(day), to: beginningOf(addDays(day, 1)) } }),
  refetchInterval: PANEL_REFRESH_MS,
});
