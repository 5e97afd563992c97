import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../../mail/button-block.js';
import { dubaiTime } from '../../mail/dubai-time.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { PERSON_LINK_TEXTS } from './person-link-texts.js';

interface PersonLink {
  url: string;
  expiresAt: Date;
  siteUrl: string;
}

/** The mail with the link to what is kept of a person. It offers no way to stop it, because a person's right does not end. */
export function composePersonLink({ url, expiresAt, siteUrl }: PersonLink): ComposedMail {
  const fill = (text: string): string =>
    text.replaceAll('{site}', new URL(siteUrl).host).replaceAll('{until}', dubaiTime.format(expiresAt));
  const opening = fill(PERSON_LINK_TEXTS.opening);
  const button = buttonBlock(PERSON_LINK_TEXTS.button, url);
  const { why } = PERSON_LINK_TEXTS;
  return {
    subject: fill(PERSON_LINK_TEXTS.subject),
    text: [opening, button.text, why].join('\n\n'),
    html: mailPage([paragraphs(opening), button.html, `<p>${escapeXml(why)}</p>`].join('\n')),
  };
}
