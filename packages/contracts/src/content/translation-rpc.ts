import { z } from 'zod';
import { translationRpcs } from '../translation-rpcs.js';
import { CONTENT_TRANSLATED_KINDS, omissibleKindSchema } from './translation.js';

/** Translated texts of what content publishes. */
export const { listTranslations, showTranslation, saveTranslation, changeOmission } = translationRpcs(
  'content',
  z.enum(CONTENT_TRANSLATED_KINDS),
  omissibleKindSchema.exclude(['development']),
);
