import { z } from 'zod';
import { translationRpcs } from '../translation-rpcs.js';

/** Translated texts of projects. */
export const developmentTranslation = translationRpcs(
  'listings',
  z.literal('development'),
  z.literal('development'),
);
