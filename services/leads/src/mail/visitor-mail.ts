import { escapeXml } from '@manzil/markup/xml';
import type { Wording } from '../texts/wording.js';
import { mailPage, paragraphs } from './mail-page.js';
import type { ComposedMail } from './mail-server.js';

/** One part of a mail, as text and as HTML. */
export interface MailBlock {
  text: string;
  html: string;
}

interface VisitorMail {
  wording: Wording;
  subject: string;
  opening: string;
  blocks: readonly (MailBlock | undefined)[];
  closing: string;
  /** The reason why the recipient gets it. */
  why: string;
  /** Links below everything else; the first is the one that mail programs offer. */
  ends: readonly [MailEnd, ...MailEnd[]];
}

interface MailEnd {
  label: string;
  url: string;
}

const SOFT = 'color:#6b6458';

/** A mail to a visitor; its footer says why they get it and how to unsubscribe. */
export function visitorMail({
  wording,
  subject,
  opening,
  blocks,
  closing,
  why,
  ends,
}: VisitorMail): ComposedMail {
  const shown = blocks.filter((block) => block !== undefined);
  const links = ends.map(
    ({ label, url }) => `<a href="${escapeXml(url)}" style="${SOFT}">${escapeXml(label)}</a>`,
  );
  return {
    subject,
    text: [
      opening,
      ...shown.map(({ text }) => text),
      closing,
      [why, ...ends.map((end) => wording.mail.link({ label: end.label, url: end.url }))].join('\n'),
    ].join('\n\n'),
    html: mailPage(
      [
        paragraphs(opening),
        ...shown.map(({ html }) => html),
        paragraphs(closing),
        `<p style="font-size:13px;${SOFT}">${[escapeXml(why), ...links].join('<br>')}</p>`,
      ].join('\n'),
      wording,
    ),
    unsubscribeUrl: ends[0].url,
  };
}
