import { z } from 'zod';
import { post, type Route } from './route.js';

export const LEAD_ROUTES: readonly Route[] = [
  post('/traffic', 'public', {
    summary: 'Counts a visit, once for each token',
    response: z.object({ counted: z.literal(true) }),
  }),
];
