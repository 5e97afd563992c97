import { buttonBlock } from '../button-block.js';
import type { ComposedMail } from '../mail-server.js';
import { visitorMail } from '../visitor-mail.js';
import { CONFIRMATION_LABELS, CONFIRMATION_TEXTS } from './confirmation-texts.js';

interface ConfirmationLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
  stopUrl: string;
}

/** The mail by which the owner of an address confirms a subscription. Nothing in it was typed by anybody. */
export function composeConfirmation(
  siteUrl: string,
  { confirmUrl, unsubscribeUrl, stopUrl }: ConfirmationLinks,
): ComposedMail {
  const fill = (text: string): string => text.replaceAll('{site}', new URL(siteUrl).host);
  const { confirm, why, unsubscribe, stop } = CONFIRMATION_LABELS;
  return visitorMail({
    subject: fill(CONFIRMATION_TEXTS.subject),
    opening: fill(CONFIRMATION_TEXTS.opening),
    blocks: [buttonBlock(confirm, confirmUrl)],
    closing: fill(CONFIRMATION_TEXTS.closing),
    why,
    ends: [
      { label: unsubscribe, url: unsubscribeUrl },
      { label: stop, url: stopUrl },
    ],
  });
}
