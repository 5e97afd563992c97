import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { escapeXml } from '@manzil/markup/xml';
import type { LeadEntity } from '../../record/lead.entity.js';
import { dubaiSlot } from './dubai-slot.js';
import { summaryOf, viewingInvitation } from './viewing-calendar.js';
import type { ViewingEntity } from './viewing.entity.js';
import { buttonBlock } from '../../mail/button-block.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../../mail/visitor-mail.js';
import {
  ADVISER_VIEWING_TEXTS,
  VIEWING_LABELS as LABELS,
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

const homeUrl = (home: { pagelink: string }, siteUrl: string): string =>
  new URL(`/${encodeURIComponent(home.pagelink)}`, siteUrl).href;

const filler =
  ({ viewing: { startsAt, home }, siteUrl }: ViewingContext, who: string) =>
  (text: string): string =>
    text
      .replaceAll('{site}', new URL(siteUrl).host)
      .replaceAll('{time}', dubaiSlot(startsAt))
      .replaceAll('{home}', () => home?.title ?? LABELS.noHome)
      .replaceAll('{who}', () => who);

/** To the visitor. Nothing that somebody has typed is in it, because nobody has proved that the address is theirs. */
export function composeViewingMail(
  kind: VisitorViewingMailKind,
  context: ViewingContext & {
    /** With placeholders. */
    texts: MailTexts;
    changeUrl: string;
    stopUrl: string;
  },
): ComposedMail {
  const { viewing, siteUrl, texts, changeUrl, stopUrl } = context;
  const { home, adviserContact, status } = viewing;
  const fill = filler(context, adviserContact.name);
  const opening = fill(texts.opening);
  const isOver = status === 'cancelled';
  const description = isOver ? opening : `${opening}\n\n${LABELS.change}: ${changeUrl}`;
  return {
    ...visitorMail({
      subject: fill(texts.subject),
      opening,
      blocks: [
        home === null ? undefined : linkBlock(LABELS.home, home.title, homeUrl(home, siteUrl)),
        isOver ? undefined : adviserBlock(viewing),
        isOver ? againBlock(viewing, siteUrl) : buttonBlock(LABELS.change, changeUrl),
      ],
      closing: fill(texts.closing),
      why: fill(LABELS.why),
      ends: [{ label: LABELS.stop, url: stopUrl }],
    }),
    ...(kind !== 'viewing-reminder' && { icalEvent: invitation(context, description) }),
  };
}

/** To the adviser. An answer to it goes to the visitor. */
export function composeAdviserViewingMail(
  kind: AdviserViewingMailKind,
  context: ViewingContext & { lead: LeadEntity },
): ComposedMail {
  const { viewing, lead, siteUrl } = context;
  const fill = filler(context, lead.name ?? lead.email);
  const texts = ADVISER_VIEWING_TEXTS[kind];
  const opening = fill(texts.opening);
  const contact = [
    lead.phone && `${LABELS.phone}: ${lead.phone}`,
    lead.email && `${LABELS.email}: ${lead.email}`,
  ]
    .filter(Boolean)
    .join('\n');
  const button = buttonBlock(LABELS.lead, `${siteUrl}/backend/leads?lead=${lead.id}`);
  const home = viewing.home && linkBlock(LABELS.home, viewing.home.title, homeUrl(viewing.home, siteUrl));
  return {
    subject: fill(texts.subject),
    ...(lead.email !== '' && { replyTo: lead.email }),
    text: [opening, contact, home?.text, button.text].filter(Boolean).join('\n\n'),
    html: mailPage(
      [paragraphs(`${opening}\n\n${contact}`), home?.html, button.html].filter(Boolean).join('\n'),
    ),
    icalEvent: invitation(context, `${opening}\n\n${contact}`),
  };
}

const invitation = (
  { viewing, organizer, recipient: attendee, siteUrl }: ViewingContext,
  description: string,
): NonNullable<ComposedMail['icalEvent']> =>
  viewingInvitation({ viewing, organizer, attendee, description, siteUrl, summary: summaryOf(viewing) });

const linkBlock = (label: string, title: string, url: string): MailBlock => ({
  text: `${label}:\n${title}\n${url}`,
  html: `<p>${escapeXml(label)}:<br><a href="${escapeXml(url)}"><strong>${escapeXml(title)}</strong></a></p>`,
});

function adviserBlock({ adviserContact: { name, phone } }: ViewingEntity): MailBlock {
  const text = `${LABELS.adviser}: ${[name, phone].filter(Boolean).join(', ')}`;
  return { text, html: `<p>${escapeXml(text)}</p>` };
}

const againBlock = ({ home }: ViewingEntity, siteUrl: string): MailBlock | undefined =>
  home === null ? undefined : buttonBlock(LABELS.again, homeUrl(home, siteUrl));
