import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail } from '../mail/visitor-mail.js';
import type { Wording } from '../texts/wording.js';

interface ConfirmationContext {
  wording: Wording;
  /** With placeholders. */
  texts: MailTexts;
  /** Description of the search, without visitor text. */
  search: string;
  confirmUrl: string;
  endUrl: string;
  stopUrl: string;
}

/** The mail by which the owner of an address confirms a saved search. Nothing in it was typed by a visitor. */
export function composeSearchConfirmation(
  siteUrl: string,
  { wording, texts, search, confirmUrl, endUrl, stopUrl }: ConfirmationContext,
): ComposedMail {
  const fill = (text: string): string => wording.fill(text, { site: new URL(siteUrl).host, search });
  const { confirm, unasked, end, stop } = wording.mail.search;
  return visitorMail({
    wording,
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [buttonBlock(confirm, confirmUrl, wording)],
    closing: fill(texts.closing),
    why: unasked,
    ends: [
      { label: end, url: endUrl },
      { label: stop, url: stopUrl },
    ],
  });
}
