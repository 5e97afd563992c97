import { listOwnSessions } from '@manzil/contracts/http/accounts';
import { endpointQuery, queryClient } from '../data/query-client';
import { secondFactorQuery } from '../second-factor/second-factor-calls';

export const ownSessionsQuery = endpointQuery(listOwnSessions, {});

export async function loadAccount(): Promise<null> {
  await Promise.all([queryClient.query(ownSessionsQuery), queryClient.query(secondFactorQuery)]);
  return null;
}
