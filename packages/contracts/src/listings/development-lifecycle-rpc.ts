import { z } from 'zod';
import { lifecycleRpcs } from '../lifecycle-rpcs.js';

export const developmentLifecycle = lifecycleRpcs(
  'listings',
  'development-lifecycle',
  z.literal('development'),
);
