import { z } from 'zod';
import { readinessSchema } from '../../health/readiness.wire.js';
import { get, type Route } from './route.js';

export const HEALTH_ROUTES: readonly Route[] = [
  get('/health/live', 'public', {
    summary: 'Whether the process runs',
    response: z.object({ status: z.literal('live') }),
  }),
  get('/health/ready', 'public', {
    summary: 'Whether it has all it stands on',
    response: readinessSchema,
    alsoAnswers: { 503: readinessSchema },
  }),
];
