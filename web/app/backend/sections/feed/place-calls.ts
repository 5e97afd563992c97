import { listPlaces, listUnresolvedPlaces } from '@manzil/contracts/http/places';
import { endpointQuery } from '../../kit/data/query-client';

export const placesQuery = endpointQuery(listPlaces, {});

export const unresolvedPlacesQuery = endpointQuery(listUnresolvedPlaces, {});
