import { listOwnSessions } from '@manzil/contracts/http/accounts';
import { listPushDevices } from '@manzil/contracts/http/push-devices';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { secondFactorQuery } from '../../kit/session/second-factor-calls';
import { thisDeviceQuery } from '../../kit/session/this-device';

export const pushDevicesQuery = endpointQuery(listPushDevices, {});
export const ownSessionsQuery = endpointQuery(listOwnSessions, {});

export async function loadAccount(): Promise<null> {
  await Promise.all([
    queryClient.query(ownSessionsQuery),
    queryClient.query(secondFactorQuery),
    queryClient.query(pushDevicesQuery),
    queryClient.query(thisDeviceQuery),
  ]);
  return null;
}
