import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { EntityManager } from 'typeorm';
import type { EditableMail } from '../mail-kinds.js';
import { MailTextEntity } from './mail-text.entity.js';

/** The latest versions of a kind, newest first. */
export const findVersions = (
  manager: EntityManager,
  kind: EditableMailKind,
  count: number,
): Promise<MailTextEntity[]> =>
  manager.find(MailTextEntity, { where: { kind }, order: { version: 'DESC' }, take: count });

/** The words that a mail of a kind has now. */
export async function textsOf(
  manager: EntityManager,
  { kind, texts }: Pick<EditableMail, 'kind' | 'texts'>,
): Promise<MailTexts> {
  const [latest] = await findVersions(manager, kind, 1);
  return latest?.texts ?? texts;
}
