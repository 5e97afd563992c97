import type { Role } from '@manzil/contracts/gateway/account';
import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../data/query-client';

const REFRESH_MS = 30_000;
const countQuery = endpointQuery(countFailedMessages, {});

/**
 * How many messages have failed, for admins: 0 for everybody else, and until it is known. It is read every half minute
 * while the page is in sight, and when the member comes back to it; a failed attempt leaves the last count.
 */
export function useFailedCount(role: Role): number {
  const { data } = useQuery({
    ...countQuery,
    enabled: role === 'admin',
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return role === 'admin' ? (data?.count ?? 0) : 0;
}
