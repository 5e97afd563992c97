import { showDashboard, showDashboardSeries } from '@manzil/contracts/http/leads';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../kit/data/call-api';

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
