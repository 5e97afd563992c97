import { escapeXml } from '@manzil/markup/xml';
import { wordingOf } from '../texts/wording.js';
import type { MailBlock } from './visitor-mail.js';

const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1d1a16;color:#ffffff;text-decoration:none;border-radius:6px';

/** The main action of a mail, as a link that looks like a button. */
export const buttonBlock = (label: string, url: string, { mail } = wordingOf('en')): MailBlock => ({
  text: mail.link({ label, url }),
  html: `<p><a href="${escapeXml(url)}" style="${BUTTON}">${escapeXml(label)}</a></p>`,
});
