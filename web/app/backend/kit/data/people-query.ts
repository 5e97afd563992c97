import { listPeople } from '@manzil/contracts/http/people';
import { endpointQuery } from './query-client';

/** One record a person; for those who may see members. */
export const peopleQuery = endpointQuery(listPeople, {});
