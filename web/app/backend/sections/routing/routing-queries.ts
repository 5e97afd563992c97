import { showRouting } from '@manzil/contracts/http/lead-routing';
import { listAssignees } from '@manzil/contracts/http/leads';
import { endpointQuery } from '../../kit/data/query-client';

export const routingQuery = endpointQuery(showRouting, {});
export const assigneesQuery = endpointQuery(listAssignees, {});
