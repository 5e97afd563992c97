import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { spacedPhone } from '@manzil/contracts/leads/phone';
import { escapeXml } from '@manzil/markup/xml';
import type { LeadEntity } from '../../record/lead.entity.js';
import { foreignLanguage } from '../../record/foreign-language.js';
import { wordingOf, type Wording } from '../../texts/wording.js';
import { viewingInvitation } from './viewing-calendar.js';
import type { ViewingEntity } from './viewing.entity.js';
import { buttonBlock } from '../../mail/button-block.js';
import { costsBlock, type HomeCosts } from '../../mail/home-costs.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../../mail/visitor-mail.js';
import {
  ADVISER_VIEWING_LABELS as LABELS,
  ADVISER_VIEWING_TEXTS,
  type AdviserViewingMailKind,
  type VisitorViewingMailKind,
} from './viewing-mail-texts.js';

interface ViewingContext {
  viewing: ViewingEntity;
  siteUrl: string;
  /** The mail address of the agency. */
  organizer: string;
  recipient: string;
}

const homeUrl = (wording: Wording, home: { pagelink: string }, siteUrl: string): string =>
  wording.url(siteUrl, `/${encodeURIComponent(home.pagelink)}`);

const filler =
  (wording: Wording, { viewing: { startsAt, home }, siteUrl }: ViewingContext, who: string) =>
  (text: string): string =>
    wording.fill(text, {
      site: new URL(siteUrl).host,
      time: wording.slot(startsAt),
      home: home?.title ?? wording.mail.viewing.noHome,
      who,
    });

/** To the visitor. Contains no typed text, because the address is unverified. */
export function composeViewingMail(
  kind: VisitorViewingMailKind,
  context: ViewingContext & {
    wording: Wording;
    /** With placeholders. */
    texts: MailTexts;
    costs: HomeCosts | undefined;
    changeUrl: string;
    stopUrl: string;
  },
): ComposedMail {
  const { wording, viewing, siteUrl, texts, costs, changeUrl, stopUrl } = context;
  const labels = wording.mail.viewing;
  const { home, adviserContact, status } = viewing;
  const fill = filler(wording, context, adviserContact.name);
  const opening = fill(texts.opening);
  const isOver = status === 'cancelled';
  const video = isOver || viewing.mode !== 'video' ? undefined : textBlock(labels.video);
  const change = wording.mail.link({ label: labels.change, url: changeUrl });
  const description = isOver ? opening : [opening, video?.text, change].filter(Boolean).join('\n\n');
  return {
    ...visitorMail({
      wording,
      subject: fill(texts.subject),
      opening,
      blocks: [
        video,
        home === null
          ? undefined
          : linkBlock(labels.home, wording.isolate(home.title), homeUrl(wording, home, siteUrl)),
        isOver || costs === undefined ? undefined : costsBlock(wording, costs, siteUrl),
        isOver ? undefined : adviserBlock(wording, viewing),
        isOver ? againBlock(wording, viewing, siteUrl) : buttonBlock(labels.change, changeUrl, wording),
      ],
      closing: fill(texts.closing),
      why: labels.why({ site: wording.isolate(new URL(siteUrl).host) }),
      ends: [{ label: labels.stop, url: stopUrl }],
    }),
    ...(kind !== 'viewing-reminder' && { icalEvent: invitation(wording, context, description) }),
  };
}

/** To the adviser. Replies go to the visitor. */
export function composeAdviserViewingMail(
  kind: AdviserViewingMailKind,
  context: ViewingContext & { lead: LeadEntity },
): ComposedMail {
  const { viewing, lead, siteUrl } = context;
  const wording = wordingOf('en');
  const fill = filler(wording, context, lead.name ?? lead.email);
  const texts = ADVISER_VIEWING_TEXTS[kind];
  const opening = fill(texts.opening);
  const language = foreignLanguage(lead);
  const isVideo = viewing.mode === 'video' && viewing.status !== 'cancelled';
  const contact = [
    isVideo && LABELS.video,
    lead.phone && `${LABELS.phone}: ${spacedPhone(lead.phone)}`,
    lead.email && `${LABELS.email}: ${lead.email}`,
    language && `${LABELS.language}: ${language}`,
  ]
    .filter(Boolean)
    .join('\n');
  const button = buttonBlock(LABELS.lead, `${siteUrl}/backend/leads?lead=${lead.id}`);
  const home =
    viewing.home && linkBlock(LABELS.home, viewing.home.title, homeUrl(wording, viewing.home, siteUrl));
  return {
    subject: fill(texts.subject),
    ...(lead.email !== '' && { replyTo: lead.email }),
    text: [opening, contact, home?.text, button.text].filter(Boolean).join('\n\n'),
    html: mailPage(
      [paragraphs(`${opening}\n\n${contact}`), home?.html, button.html].filter(Boolean).join('\n'),
    ),
    icalEvent: invitation(wording, context, `${opening}\n\n${contact}`),
  };
}

const invitation = (
  wording: Wording,
  { viewing, organizer, recipient: attendee, siteUrl }: ViewingContext,
  description: string,
): NonNullable<ComposedMail['icalEvent']> =>
  viewingInvitation({ wording, viewing, organizer, attendee, description, siteUrl });

const linkBlock = (label: string, title: string, url: string): MailBlock => ({
  text: `${label}:\n${title}\n${url}`,
  html: `<p>${escapeXml(label)}:<br><a href="${escapeXml(url)}"><strong>${escapeXml(title)}</strong></a></p>`,
});

const textBlock = (text: string): MailBlock => ({ text, html: `<p>${escapeXml(text)}</p>` });

const adviserBlock = ({ mail, contact }: Wording, { adviserContact }: ViewingEntity): MailBlock =>
  textBlock(mail.viewing.adviser({ adviser: contact(adviserContact) }));

const againBlock = (wording: Wording, { home }: ViewingEntity, siteUrl: string): MailBlock | undefined =>
  home === null
    ? undefined
    : buttonBlock(wording.mail.viewing.again, homeUrl(wording, home, siteUrl), wording);
