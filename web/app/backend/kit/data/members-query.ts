import { listMembers } from '@manzil/contracts/http/members';
import { endpointQuery } from './query-client';

/** The staff; for admins. */
export const membersQuery = endpointQuery(listMembers, {});
