import { z } from 'zod';
import { readinessSchema } from '../gateway/readiness.js';
import { defineEndpoint } from './endpoint.js';

export const showLiveness = defineEndpoint({
  method: 'GET',
  path: '/health/live',
  audience: 'public',
  area: 'Health',
  summary: 'Whether the process runs',
  responses: { 200: z.object({ status: z.literal('live') }) },
});

export const showReadiness = defineEndpoint({
  method: 'GET',
  path: '/health/ready',
  audience: 'public',
  area: 'Health',
  summary: 'Whether it has all it stands on',
  responses: { 200: readinessSchema, 503: readinessSchema },
});
