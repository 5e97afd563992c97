import { z } from 'zod';
import { translationRpcs } from '../translation-rpcs.js';
import { CONTENT_TRANSLATED_KINDS } from './translation.js';

/** Arabic texts of what content publishes. */
export const { listTranslations, showTranslation, saveTranslation } = translationRpcs(
  'content',
  z.enum(CONTENT_TRANSLATED_KINDS),
);
