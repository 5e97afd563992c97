import type { AuditChange } from '@manzil/contracts/audit';
import type { AuditEntry } from '@manzil/contracts/gateway/audit';
import { ACTIONS, KINDS, TEXTS } from './act-texts';
import { memberName } from './member-name';

const spaced = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const kindWords = (kind: string): string => capital(KINDS[kind] ?? spaced(kind));

/** `Changed question` for one kind, `Changed content` for any kind. */
export const actionWords = (action: string, kind = 'content'): string =>
  ACTIONS[action]?.replace('{kind}', KINDS[kind] ?? spaced(kind)) ?? capital(spaced(action));

export const fieldWords = (field: string): string => capital(spaced(field));

/** Names members by their display name, the feed and jobs by their kind. */
export function whoWords({ actorKind, username }: Pick<AuditEntry, 'actorKind' | 'username'>): string {
  if (actorKind === 'member' || actorKind === 'visitor')
    return username === null ? TEXTS.nobody : memberName(username);
  const what = actorKind === 'feed' ? TEXTS.feed : TEXTS.system;
  return username === null ? what : `${what} (${username})`;
}

export function valueWords(value: AuditChange['before']): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return TEXTS.nothing;
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
