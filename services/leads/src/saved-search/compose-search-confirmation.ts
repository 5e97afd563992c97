import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail } from '../mail/visitor-mail.js';
import { SEARCH_MAIL_LABELS } from './search-mail-texts.js';

interface ConfirmationContext {
  /** With placeholders. */
  texts: MailTexts;
  /** The search in words, with nothing that was typed. */
  search: string;
  confirmUrl: string;
  endUrl: string;
  stopUrl: string;
}

/** The mail by which the owner of an address confirms a saved search. Nothing in it was typed by a visitor. */
export function composeSearchConfirmation(
  siteUrl: string,
  { texts, search, confirmUrl, endUrl, stopUrl }: ConfirmationContext,
): ComposedMail {
  const fill = (text: string): string =>
    text.replaceAll('{site}', new URL(siteUrl).host).replaceAll('{search}', () => search);
  const { confirm, unasked, end, stopAll } = SEARCH_MAIL_LABELS;
  return visitorMail({
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [buttonBlock(confirm, confirmUrl)],
    closing: fill(texts.closing),
    why: unasked,
    ends: [
      { label: end, url: endUrl },
      { label: stopAll, url: stopUrl },
    ],
  });
}
