import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail } from '../mail/visitor-mail.js';
import type { Wording } from '../texts/wording.js';

interface ConfirmationContext {
  wording: Wording;
  /** With placeholders. */
  texts: MailTexts;
  confirmUrl: string;
  unsubscribeUrl: string;
  stopUrl: string;
}

/** The mail by which the owner of an address confirms a subscription. Nothing in it was typed by a visitor. */
export function composeConfirmation(
  siteUrl: string,
  { wording, texts, confirmUrl, unsubscribeUrl, stopUrl }: ConfirmationContext,
): ComposedMail {
  const fill = (text: string): string => wording.fill(text, { site: new URL(siteUrl).host });
  const { confirm, why, unsubscribe, stop } = wording.mail.confirmation;
  return visitorMail({
    wording,
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [buttonBlock(confirm, confirmUrl, wording)],
    closing: fill(texts.closing),
    why,
    ends: [
      { label: unsubscribe, url: unsubscribeUrl },
      { label: stop, url: stopUrl },
    ],
  });
}
