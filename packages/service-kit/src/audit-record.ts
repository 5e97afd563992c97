import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@manzil/contracts/actor';
import {
  LONGEST_AUDIT_TEXT,
  MOST_AUDIT_ITEMS,
  type AuditChange,
  type AuditEntity,
  type AuditRecord,
  type AuditValue,
} from '@manzil/contracts/audit';
import { currentActor, currentAddress, currentRequestId } from '@manzil/messaging/request-context';

interface Act {
  action: string;
  entity: AuditEntity;
  changes?: AuditChange[];
  details?: AuditRecord['details'];
  /** Default: the actor of the current request. */
  actor?: Actor;
}

/** The actor of work outside any request, such as a scheduled job. */
const SCHEDULE: Actor = { kind: 'system', name: 'schedule' };

/** Builds the audit record that a service writes to its outbox in the transaction of a change. */
export const auditRecord = ({ action, entity, changes = [], details = {}, actor }: Act): AuditRecord => ({
  action,
  actor: actor ?? currentActor() ?? SCHEDULE,
  entity: { ...entity, title: shortened(entity.title, 0) },
  changes,
  details,
  at: new Date().toISOString(),
  address: currentAddress() ?? null,
  requestId: currentRequestId() ?? null,
});

type Fields = Readonly<Record<string, unknown>>;

/** Returns the differences of `fields` between two states; a created or deleted entity is null on one side. */
export function changesBetween(
  before: object | null,
  after: object | null,
  fields: readonly string[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [before, after].map((state) => (state as Fields | null)?.[field] ?? null);
    if (isDeepStrictEqual(was, is) || (isEmpty(was) && isEmpty(is))) return [];
    return [{ field, ...shortPair(was, is) }];
  });
}

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === false;

function shortPair(before: unknown, after: unknown): Pick<AuditChange, 'before' | 'after'> {
  const [was, is] = [valueOf(before), valueOf(after)];
  if (typeof was !== 'string' || typeof is !== 'string') return { before: cut(was), after: cut(is) };
  // When only the markup differs, the change is shown with markup.
  const isSame = withoutMarkup(was) === withoutMarkup(is);
  const [plainWas, plainIs] = isSame ? [was, is] : [withoutMarkup(was), withoutMarkup(is)];
  const from = Math.max(0, firstDifference(plainWas, plainIs) - CONTEXT);
  return { before: shortened(plainWas, from), after: shortened(plainIs, from) };
}

/** Characters shown before the first difference of two long texts. */
const CONTEXT = 60;

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Returns the whole text if it fits, else the part that begins at `from`. */
function shortened(text: string, from: number): string {
  if (text.length <= LONGEST_AUDIT_TEXT) return text;
  const start = from === 0 ? '' : '…';
  const limit = LONGEST_AUDIT_TEXT - start.length;
  const rest = text.slice(from);
  return start + (rest.length <= limit ? rest : `${rest.slice(0, limit - 1)}…`);
}

const withoutMarkup = (text: string): string =>
  text.includes('<')
    ? text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text;

function valueOf(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
    return value;
  return JSON.stringify(value);
}

function cut(value: AuditValue): AuditValue {
  if (typeof value === 'string') return shortened(withoutMarkup(value), 0);
  if (!Array.isArray(value)) return value;
  return value
    .slice(0, MOST_AUDIT_ITEMS)
    .map((item) => (typeof item === 'string' ? shortened(item, 0) : item));
}
