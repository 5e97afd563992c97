import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { EntityManager } from 'typeorm';
import { ANSWER_TEXTS } from '../../pipeline/answer/answer-texts.js';
import { CONFIRMATION_TEXTS } from '../../subscriber/confirmation-texts.js';
import { SEARCH_CONFIRMATION_TEXTS, SEARCH_ALERT_TEXTS } from '../../saved-search/search-mail-texts.js';
import { VIEWING_TEXTS } from '../../pipeline/viewing/viewing-mail-texts.js';
import { MailTextEntity } from './mail-text.entity.js';

export const STANDARD_TEXTS: Readonly<Record<EditableMailKind, MailTexts>> = {
  'lead-answer': ANSWER_TEXTS,
  'newsletter-confirmation': CONFIRMATION_TEXTS,
  'search-confirmation': SEARCH_CONFIRMATION_TEXTS,
  'search-alert': SEARCH_ALERT_TEXTS,
  ...VIEWING_TEXTS,
};

/** The latest versions of a kind, newest first. */
export const findVersions = (
  manager: EntityManager,
  kind: EditableMailKind,
  count: number,
): Promise<MailTextEntity[]> =>
  manager.find(MailTextEntity, { where: { kind }, order: { version: 'DESC' }, take: count });

/** The words that a mail of a kind has now. */
export async function textsOf(manager: EntityManager, kind: EditableMailKind): Promise<MailTexts> {
  const [latest] = await findVersions(manager, kind, 1);
  return latest?.texts ?? STANDARD_TEXTS[kind];
}
