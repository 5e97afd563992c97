import { text as streamText } from 'node:stream/consumers';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { convert } from 'html-to-text';
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { fromMailbox } from '../../mail/incoming/open-mailbox.js';
import { withoutHistory } from './without-history.js';

/** The headers that `isAutomatic` and `repliedIds` read. */
const READ_HEADERS = [
  ...['references', 'in-reply-to', 'auto-submitted', 'precedence', 'list-id'],
  ...['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'return-path'],
];
export const MESSAGE_QUERY = {
  uid: true,
  envelope: true,
  bodyStructure: true,
  headers: READ_HEADERS,
} as const;

/** A longer text is cut, and so is the history below it. */
const MOST_TEXT_BYTES = 200_000;
const MOST_REPORT_BYTES = 20_000;
const MOST_ATTACHMENTS = 20;
const LONGEST_NAME = 200;
const LONGEST_SUBJECT = 200;

const headersOf = ({ headers }: FetchMessageObject): string =>
  (headers?.toString('latin1') ?? '').replace(/\r?\n[ \t]+/g, ' ');

const ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@/g;
const idsIn = (text: string): string[] => [...text.matchAll(ID)].flatMap(([, id]) => id ?? []);

/** Ids of our mail that the message answers. */
export const repliedIds = (message: FetchMessageObject): string[] => idsIn(headersOf(message));

const AUTOMATIC = [
  /^auto-submitted:(?!\s*no\b)/im,
  /^precedence:\s*(bulk|junk|list|auto_reply)/im,
  /^(list-id|x-autoreply|x-autorespond):/im,
  /^return-path:\s*<>/im,
];
const AUTOMATIC_SENDER = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

/** True for an out-of-office message, a report of a mail server, a mailing list and the like. */
export function isAutomatic(message: FetchMessageObject): boolean {
  const headers = headersOf(message);
  return AUTOMATIC.some((pattern) => pattern.test(headers)) || AUTOMATIC_SENDER.test(senderOf(message));
}

/** In lower case; empty when the message names none. */
export const senderOf = ({ envelope }: FetchMessageObject): string =>
  storable(envelope?.from?.[0]?.address ?? '')
    .trim()
    .toLowerCase()
    .slice(0, LEAD_LIMITS.email);

export const subjectOf = ({ envelope }: FetchMessageObject): string =>
  storable(envelope?.subject ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);

/** The plain text without what it quotes; HTML is converted. */
export async function readText(client: ImapFlow, message: FetchMessageObject): Promise<string> {
  const parts = partsOf(message.bodyStructure).filter((part) => !isAttachment(part));
  const plain = parts.find(({ type }) => type === 'text/plain');
  const shown = plain ?? parts.find(({ type }) => type === 'text/html');
  if (shown === undefined) return '';
  const content = await download(client, message, { part: shown.part, maxBytes: MOST_TEXT_BYTES });
  const text = plain === undefined ? toPlain(content) : content;
  return shortened(withoutHistory(storable(text)));
}

const toPlain = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: MOST_TEXT_BYTES, maxDepth: 50 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      // Marked as plain text marks it, so that it is recognised as history.
      { selector: 'blockquote', format: 'blockquote' },
    ],
  });

/** Names of attached files; their content stays in the mailbox. */
export const attachmentsOf = ({ bodyStructure }: FetchMessageObject): string[] =>
  partsOf(bodyStructure)
    .filter(isAttachment)
    .slice(0, MOST_ATTACHMENTS)
    .map((part) =>
      (storable(fileNameOf(part)).replace(/\s+/g, ' ').trim() || part.type).slice(0, LONGEST_NAME),
    );

export interface DeliveryFailure {
  /** Ids of our mail that was not delivered. */
  ids: string[];
  /** Words of the recipient's mail server. */
  error: string;
}

/** Undefined for a message that is no report, and for a report of a delay or a delivery. */
export async function readDeliveryFailure(
  client: ImapFlow,
  message: FetchMessageObject,
): Promise<DeliveryFailure | undefined> {
  const { bodyStructure } = message;
  if (bodyStructure?.type !== 'multipart/report') return undefined;
  const parts = bodyStructure.childNodes ?? [];
  const status = parts.find(({ type }) => type === 'message/delivery-status');
  const original = parts.find(({ type }) => type === 'message/rfc822' || type === 'text/rfc822-headers');
  if (status === undefined || original === undefined) return undefined;
  const read = ({ part }: MessageStructureObject): Promise<string> =>
    download(client, message, { part, maxBytes: MOST_REPORT_BYTES });
  const report = storable(await read(status)).replace(/\r?\n[ \t]+/g, ' ');
  if (!/^Action:\s*failed/im.test(report)) return undefined;
  const [, diagnosis] = /^Diagnostic-Code:\s*(?:smtp;)?\s*(.+)$/im.exec(report) ?? [];
  const [, code = ''] = /^Status:\s*(5[.\d]+)/im.exec(report) ?? [];
  const [headers = ''] = (await read(original)).split(/\r?\n\r?\n/, 1);
  const [, messageId = ''] = /^Message-ID:\s*(.+)$/im.exec(headers.replace(/\r?\n[ \t]+/g, ' ')) ?? [];
  return { ids: idsIn(messageId), error: (diagnosis ?? `550 ${code}`).trim() };
}

async function download(
  client: ImapFlow,
  { uid }: FetchMessageObject,
  { part, maxBytes }: { part: string | undefined; maxBytes: number },
): Promise<string> {
  // A message of one part has no numbers.
  const { content } = await fromMailbox(() =>
    client.download(String(uid), part ?? '1', { uid: true, maxBytes }),
  );
  return content === undefined ? '' : fromMailbox(() => streamText(content));
}

const partsOf = (node: MessageStructureObject | undefined): MessageStructureObject[] =>
  node === undefined ? [] : node.childNodes === undefined ? [node] : node.childNodes.flatMap(partsOf);

const fileNameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.filename ?? parameters?.name ?? '';

/** Inline pictures, such as logos in signatures, are neither text nor attachments. */
const isAttachment = (part: MessageStructureObject): boolean =>
  part.disposition === 'attachment' || (fileNameOf(part) !== '' && part.disposition !== 'inline');

/** Without characters that PostgreSQL or the contracts refuse. */
const storable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

const shortened = (text: string): string =>
  text.length <= LEAD_LIMITS.message ? text : `${text.slice(0, LEAD_LIMITS.message - 2).trimEnd()} …`;
