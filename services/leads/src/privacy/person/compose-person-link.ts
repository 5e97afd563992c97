import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../../mail/button-block.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import type { Wording } from '../../texts/wording.js';

interface PersonLink {
  wording: Wording;
  url: string;
  expiresAt: Date;
  siteUrl: string;
}

/** The mail with the link to a person's stored data. It has no opt-out, because the person's right does not end. */
export function composePersonLink({ wording, url, expiresAt, siteUrl }: PersonLink): ComposedMail {
  const texts = wording.mail.person;
  const site = wording.isolate(new URL(siteUrl).host);
  const opening = texts.opening({ site, until: wording.isolate(wording.time(expiresAt)) });
  const button = buttonBlock(texts.button, url, wording);
  const { why } = texts;
  return {
    subject: texts.subject({ site }),
    text: [opening, button.text, why].join('\n\n'),
    html: mailPage([paragraphs(opening), button.html, `<p>${escapeXml(why)}</p>`].join('\n'), wording),
  };
}
