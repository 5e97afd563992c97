import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { Language } from '@manzil/contracts/site-language';
import type { EntityManager } from 'typeorm';
import type { EditableMail } from '../mail-kinds.js';
import { MailTextEntity } from './mail-text.entity.js';

/** The latest versions of a kind in a language, newest first. */
export const findVersions = (
  manager: EntityManager,
  { kind, language }: { kind: EditableMailKind; language: Language },
  count: number,
): Promise<MailTextEntity[]> =>
  manager.find(MailTextEntity, { where: { kind, language }, order: { version: 'DESC' }, take: count });

/** Returns the current texts of a kind of mail. */
export async function textsOf(
  manager: EntityManager,
  { kind, texts }: Pick<EditableMail, 'kind' | 'texts'>,
  language: Language,
): Promise<MailTexts> {
  const [latest] = await findVersions(manager, { kind, language }, 1);
  return latest?.texts ?? texts[language];
}
