import { countrySchema, pickerCountrySchema } from '@manzil/contracts/gateway/country';
import { z } from 'zod';
import { cached, get, type Route } from './route.js';

export const REFERENCE_ROUTES: readonly Route[] = [
  // The list only changes with a new version of the gateway, which starts with an empty cache.
  get('/api/countries', 'public', {
    ...cached(z.union([z.array(countrySchema), z.array(pickerCountrySchema)]), {
      query: ['fields'],
      tags: () => [],
    }),
    summary: 'Countries and territories, or as much of them as a picker of dial codes shows',
  }),
  get('/flags/:file', 'public', {
    summary: 'The flag of a country, by its code: ae.svg',
    response: { mediaType: 'image/svg+xml' },
  }),
];
