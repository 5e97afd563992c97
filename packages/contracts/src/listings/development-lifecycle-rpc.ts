import { z } from 'zod';
import { lifecycleRpcs } from '../lifecycle-rpcs.js';

/** The lifecycle of projects. */
export const developmentLifecycle = lifecycleRpcs(
  'listings',
  'development-lifecycle',
  z.literal('development'),
);
