import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail } from '../mail/visitor-mail.js';
import { CONFIRMATION_LABELS } from './confirmation-texts.js';

interface ConfirmationContext {
  /** With placeholders. */
  texts: MailTexts;
  confirmUrl: string;
  unsubscribeUrl: string;
  stopUrl: string;
}

/** The mail by which the owner of an address confirms a subscription. Nothing in it was typed by a visitor. */
export function composeConfirmation(
  siteUrl: string,
  { texts, confirmUrl, unsubscribeUrl, stopUrl }: ConfirmationContext,
): ComposedMail {
  const fill = (text: string): string => text.replaceAll('{site}', new URL(siteUrl).host);
  const { confirm, why, unsubscribe, stop } = CONFIRMATION_LABELS;
  return visitorMail({
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [buttonBlock(confirm, confirmUrl)],
    closing: fill(texts.closing),
    why,
    ends: [
      { label: unsubscribe, url: unsubscribeUrl },
      { label: stop, url: stopUrl },
    ],
  });
}
