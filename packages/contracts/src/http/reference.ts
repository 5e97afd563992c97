import { z } from 'zod';
import { countrySchema, pickerCountrySchema } from '../gateway/country.js';
import { defineEndpoint } from './endpoint.js';
import { unlessEmpty } from './query-values.js';

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/api/countries',
  audience: 'public',
  area: 'Reference lists',
  summary: 'Countries and territories, or as much of them as a picker of dial codes shows',
  query: z.object({ fields: unlessEmpty(z.enum(['all', 'picker']).default('all')) }),
  responses: { 200: z.union([z.array(countrySchema), z.array(pickerCountrySchema)]) },
  // The list only changes with a new version of the gateway, which starts with an empty cache.
  cached: { query: ['fields'], tags: () => [] },
});

export const showFlag = defineEndpoint({
  method: 'GET',
  path: '/flags/:file',
  audience: 'public',
  area: 'Reference lists',
  summary: 'The flag of a country, by its code: ae.svg',
  responses: { 200: { mediaType: 'image/svg+xml' } },
});
