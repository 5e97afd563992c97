import type { LeadEntity } from './lead.entity.js';

/** Says to staff that a person does not use the site in English. */
export const writtenIn = ({ language }: Pick<LeadEntity, 'language'>): string | null =>
  language === 'ar' ? 'Language: Arabic' : null;
