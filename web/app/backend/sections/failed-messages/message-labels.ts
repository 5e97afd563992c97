import type { MessageEntity, ServiceMessages } from '@manzil/contracts/gateway/failed-messages';
import { kindWords } from '../../kit/labels/audit-labels';
import { AUDIT_MESSAGE, MESSAGES, REASONS, TEXTS } from './failed-message-texts';

type Listed = ServiceMessages['items'][number];

/** Names a message, and its effect while it is not delivered. */
export function messageWords(subject: string): { name: string; effect: string } {
  const known = Object.hasOwn(MESSAGES, subject) ? MESSAGES[subject] : undefined;
  if (known !== undefined) return known;
  return /^evt\.\w+\.audit-recorded\.v1$/.test(subject)
    ? AUDIT_MESSAGE
    : { name: TEXTS.unknownMessage, effect: subject };
}

/** `Property 171`, or only the kind for a singleton. */
export const entityWords = ({ kind, name }: MessageEntity): string =>
  name === null ? kindWords(kind) : `${kindWords(kind)} ${name}`;

/** The reason why a message failed, without technical terms. */
export function reasonWords({ kind, reason }: Pick<Listed, 'kind' | 'reason'>): string {
  const [, bytes, limit] = /^The message has (\d+) bytes, and NATS takes (\d+)/.exec(reason) ?? [];
  if (bytes !== undefined && limit !== undefined)
    return REASONS.tooLong(kilobytes(Number(bytes)), kilobytes(Number(limit)));
  if (reason.startsWith('No stream takes')) return REASONS.noStream;
  if (/^A message on \S+ is not valid/.test(reason)) return REASONS.invalid;
  if (/^A message on \S+ is not JSON/.test(reason)) return REASONS.unreadable;
  return kind === 'unpublished' ? REASONS.refused : REASONS.handlerFailed;
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
