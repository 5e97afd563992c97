import { listPlaces } from '@manzil/contracts/http/places';
import { endpointQuery } from '../data/query-client';

export const placesQuery = endpointQuery(listPlaces, {});
