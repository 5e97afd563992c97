import { inLanguage, type Language } from '@manzil/contracts/site-language';
import type { EntityManager } from 'typeorm';
import { isEditable, type RegisteredMail } from '../mail-kinds.js';
import type { ComposedMail } from '../mail-server.js';
import { textsOf } from '../texts/mail-text.repository.js';

export const sampleContext = (siteUrl: string, language: Language) => ({
  siteUrl,
  sampleUrl: new URL(inLanguage(language, '/mail/sample'), siteUrl).href,
  language,
});

/** Composes a mail from sample data with the current texts. */
export async function composeSample(
  manager: EntityManager,
  mail: RegisteredMail,
  siteUrl: string,
  language: Language = 'en',
): Promise<ComposedMail> {
  const context = sampleContext(siteUrl, language);
  if (!isEditable(mail)) return mail.preview(context);
  return mail.preview({ ...context, texts: await textsOf(manager, mail, language) });
}
