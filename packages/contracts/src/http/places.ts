import { z } from 'zod';
import {
  listPlaces as listPlacesRpc,
  placeNameSchema,
  placeNamesSchema,
  placeSchema,
} from '../listings/place.js';
import { defineEndpoint, STAFF } from './endpoint.js';

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  audience: STAFF,
  area: 'Listings',
  summary: 'The places that searches know, with their nicknames and the communities of the listings',
  responses: { 200: listPlacesRpc.response },
});

export const savePlace = defineEndpoint({
  method: 'PUT',
  path: '/api/places/:name',
  audience: STAFF,
  area: 'Listings',
  summary: 'Replaces the names of a place; 409 with who and when if somebody has since `expectedVersion`',
  params: z.object({ name: placeNameSchema }),
  body: placeNamesSchema.extend({ expectedVersion: z.int().min(0) }),
  responses: { 200: placeSchema },
  problems: ['CONFLICT', 'NOT_FOUND'],
});
