import { LOCALES, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import type { LeadEntity } from './lead.entity.js';

/** Names the language of a person who does not use the site in English, for staff. */
export const foreignLanguage = ({ language }: Pick<LeadEntity, 'language'>): string | null =>
  language === SOURCE_LANGUAGE ? null : LOCALES[language].name;
