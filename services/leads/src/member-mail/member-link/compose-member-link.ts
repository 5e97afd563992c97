import type { MemberLinkKind } from '@manzil/contracts/leads/mail';
import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../../mail/button-block.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import { dubaiTime } from '../../mail/dubai-time.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { MEMBER_LINK_TEXTS } from './member-link-texts.js';

interface MemberLink {
  token: string;
  expiresAt: Date;
  siteUrl: string;
}

/** The mail with the link by which a member chooses a password. */
export function composeMemberLink(
  kind: MemberLinkKind,
  { token, expiresAt, siteUrl }: MemberLink,
): ComposedMail {
  const texts = MEMBER_LINK_TEXTS[kind];
  const fill = (text: string): string =>
    text.replaceAll('{site}', new URL(siteUrl).host).replaceAll('{until}', dubaiTime.format(expiresAt));
  const opening = fill(texts.opening);
  const button = buttonBlock(texts.button, new URL(`/password/${token}`, siteUrl).href);
  return {
    subject: fill(texts.subject),
    text: [opening, button.text, texts.why].join('\n\n'),
    html: mailPage([paragraphs(opening), button.html, `<p>${escapeXml(texts.why)}</p>`].join('\n')),
  };
}
