import type { AuditChange } from '@manzil/contracts/audit';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import type { AuditEntry } from '@manzil/contracts/gateway/audit';
import { ROLE_LABELS } from '../access/role-labels';
import { ACTIONS, ACTORS, FIELDS, KINDS, TEXTS } from './act-texts';
import { labelOf, partsOf } from './document-field-labels';
import { formatDay, formatDateTime } from './format-date-time';
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

/** `Section 1: Heading` for `sec1heading`, `Meta description` for `metaDescription`. */
export function fieldWords(field: string): string {
  const name = /^sec\d/.test(field) ? documentField(field) : undefined;
  return name ?? FIELDS[field] ?? capital(spaced(field));
}

function documentField(field: string): string {
  return `Section ${String(partsOf(field.replace(/focus$/, '')).number)}: ${labelOf(field).label}`;
}

/** Names members by their display name, the feed and jobs by their kind. */
export function whoWords({ actorKind, username }: Pick<AuditEntry, 'actorKind' | 'username'>): string {
  if (actorKind === 'member' || actorKind === 'visitor')
    return username === null ? TEXTS.nobody : memberName(username);
  const what = actorKind === 'feed' ? TEXTS.feed : TEXTS.system;
  const name = username === null ? undefined : (ACTORS[username] ?? username);
  return name === undefined || name === '' ? what : `${what} (${name})`;
}

/** Titles of these kinds are user names. */
const OF_MEMBERS: readonly string[] = ['member', 'viewing-hours'];

export const entityTitle = ({ kind, title }: NonNullable<AuditEntry['entity']>): string =>
  OF_MEMBERS.includes(kind) ? memberName(title) : title;

/** Values of these fields are user names. */
const MEMBER_FIELDS: readonly string[] = [
  'assignee',
  'adviser',
  'enteredBy',
  'member',
  'members',
  'username',
];
/** Values of these fields are names of the code, such as `off-plan`, or free text. */
const CODED_FIELDS: readonly string[] = [
  ...['adType', 'channel', 'completionStatus', 'furnishing', 'kind', 'kinds', 'mode', 'reason', 'service'],
  ...['because', 'rentFrequency', 'source', 'stage', 'state', 'status', 'tenure'],
];
const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

/** A value of a field as staff read it: names of members, roles, dates. */
export function textOf(field: string, value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (MEMBER_FIELDS.includes(field)) return memberName(value);
  if (['role', 'from', 'to'].includes(field) && isRole(value)) return ROLE_LABELS[value];
  if (CODED_FIELDS.includes(field)) return capital(value.replaceAll(/[-_]/g, ' '));
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)))
    return formatDateTime(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value;
}

export function valueWords(field: string, value: AuditChange['before']): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return TEXTS.nothing;
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return Array.isArray(value) ? value.map((one) => textOf(field, one)).join(', ') : textOf(field, value);
}
