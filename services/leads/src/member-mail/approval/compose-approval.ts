import type { ApprovalNotice } from '@manzil/contracts/leads/mail';
import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../../mail/button-block.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { APPROVAL_TEXTS } from './approval-texts.js';

/** The mail to members who can answer a request for approval, or to its author once it is answered. */
export function composeApproval(notice: ApprovalNotice, { siteUrl }: { siteUrl: string }): ComposedMail {
  const { title, by, note, link, isApproved } = notice;
  const { requested, approved, sentBack, ownRequest } = APPROVAL_TEXTS;
  const texts = isApproved === undefined ? requested : isApproved ? approved : sentBack;
  const site = new URL(siteUrl).host;
  const why = isApproved === undefined ? requested.why(site) : ownRequest(site);
  const words = [texts.opening(notice), ...(note === '' ? [] : [APPROVAL_TEXTS.note(by, note)])].join('\n\n');
  const button = buttonBlock(APPROVAL_TEXTS.button, new URL(link ?? '/backend/dashboard', siteUrl).href);
  return {
    subject: texts.subject(title),
    text: [words, button.text, why].join('\n\n'),
    html: mailPage([paragraphs(words), button.html, `<p>${escapeXml(why)}</p>`].join('\n')),
  };
}
