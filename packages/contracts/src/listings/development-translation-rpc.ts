import { z } from 'zod';
import { translationRpcs } from '../translation-rpcs.js';

/** Arabic texts of projects. */
export const developmentTranslation = translationRpcs('listings', z.literal('development'));
