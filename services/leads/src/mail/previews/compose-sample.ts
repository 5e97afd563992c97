import type { EntityManager } from 'typeorm';
import { isEditable, type RegisteredMail } from '../mail-kinds.js';
import type { ComposedMail } from '../mail-server.js';
import { textsOf } from '../texts/mail-text.repository.js';

export const sampleContext = (siteUrl: string): { siteUrl: string; sampleUrl: string } => ({
  siteUrl,
  sampleUrl: new URL('/mail/sample', siteUrl).href,
});

/** A mail with data that is made up, in the words that it has now. */
export async function composeSample(
  manager: EntityManager,
  mail: RegisteredMail,
  siteUrl: string,
): Promise<ComposedMail> {
  const context = sampleContext(siteUrl);
  if (!isEditable(mail)) return mail.preview(context);
  return mail.preview({ ...context, texts: await textsOf(manager, mail) });
}
