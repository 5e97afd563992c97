import { spacedPhone } from '@manzil/contracts/leads/phone';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { escapeXml } from '@manzil/markup/xml';
import { foreignLanguage } from '../../record/foreign-language.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { mailPage } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { ABOUT_TEXTS, NOTICE_TEXTS, type NoticeKind } from './notice-texts.js';

/** Mail to staff about a lead. A reply goes to the person, if their address is known. */
export function composeNotice(
  lead: LeadEntity,
  { kind, siteUrl, message = lead.message }: { kind: NoticeKind; siteUrl: string; message?: string | null },
): ComposedMail {
  const who = lead.name ?? lead.email;
  const canAnswer = lead.email !== '';
  const leadUrl = `${siteUrl}/backend/leads?lead=${lead.id}`;
  const details: [name: string, value: string | null, url?: string][] = [
    ['Next action', kind === 'next-action-due' ? (lead.nextAction ?? lead.nextActionOn) : null],
    ['Name', lead.name],
    ['Email', lead.email, mailtoUrl(lead.email)],
    ['Phone', lead.phone && spacedPhone(lead.phone), `tel:${lead.phone ?? ''}`],
    ['Wants', lead.helpOption],
    [
      'Property',
      lead.listing && `${lead.listing.title} (${lead.listing.reference})`,
      `${siteUrl}/${encodeURIComponent(lead.listing?.pagelink ?? '')}`,
    ],
    ['Language', foreignLanguage(lead)],
    ['Message', message],
  ];
  const stated = details.flatMap(([name, value, url]) =>
    value === null || value === '' ? [] : [{ name, value, url }],
  );
  const about = lead.listing?.title ?? ABOUT_TEXTS[lead.kind];
  const texts = NOTICE_TEXTS[kind];
  const opening = texts.opening(about, who);
  return {
    ...(canAnswer && { replyTo: lead.email }),
    subject: texts.subject(about, who),
    text: [
      opening,
      stated.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      canAnswer
        ? `Answer this mail to write to ${who}, or open the lead: ${leadUrl}`
        : `Open the lead: ${leadUrl}`,
    ].join('\n\n'),
    html: mailPage(
      [
        `<p>${escapeXml(opening)}</p>`,
        `<table role="presentation" style="border-collapse:collapse">${stated.map(row).join('')}</table>`,
        canAnswer
          ? `<p>Answer this mail to write to ${escapeXml(who)}, or <a href="${escapeXml(leadUrl)}">open the lead</a>.</p>`
          : `<p><a href="${escapeXml(leadUrl)}">Open the lead</a></p>`,
      ].join('\n'),
    ),
  };
}

const row = ({ name, value, url }: { name: string; value: string; url: string | undefined }): string => {
  const shown = escapeXml(value).replaceAll('\n', '<br>');
  return `<tr><td style="padding:4px 16px 4px 0;color:#6b6458;vertical-align:top">${escapeXml(name)}</td><td style="padding:4px 0">${
    url === undefined ? shown : `<a href="${escapeXml(url)}">${shown}</a>`
  }</td></tr>`;
};
