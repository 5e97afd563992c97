import { escapeXml } from '@manzil/service-kit/xml';
import type { LeadEntity } from '../../lead/lead.entity.js';
import { dubaiSlot } from '../../viewing/dubai-slot.js';
import { summaryOf, viewingInvitation } from '../../viewing/viewing-calendar.js';
import type { ViewingEntity } from '../../viewing/viewing.entity.js';
import { buttonBlock } from '../button-block.js';
import { mailPage, paragraphs } from '../mail-page.js';
import type { ComposedMail } from '../mail-server.js';
import { visitorMail, type MailBlock } from '../visitor-mail.js';
import { VIEWING_LABELS as LABELS, VIEWING_TEXTS, type ViewingMailKind } from './viewing-mail-texts.js';

interface ViewingContext {
  viewing: ViewingEntity;
  siteUrl: string;
  /** The mail address of the agency. */
  organizer: string;
  recipient: string;
}

const homeUrl = (home: { pagelink: string }, siteUrl: string): string =>
  new URL(`/${encodeURIComponent(home.pagelink)}`, siteUrl).href;

function filled(kind: ViewingMailKind, { startsAt, home }: ViewingEntity, who: string) {
  const fill = (text: string): string =>
    text
      .replaceAll('{time}', dubaiSlot(startsAt))
      .replaceAll('{home}', () => home?.title ?? LABELS.noHome)
      .replaceAll('{who}', () => who);
  const { subject, opening } = VIEWING_TEXTS[kind];
  return { subject: fill(subject), opening: fill(opening) };
}

/** To the visitor. Nothing that somebody has typed is in it, because nobody has proved that the address is theirs. */
export function composeViewingMail(
  kind: ViewingMailKind,
  context: ViewingContext & { changeUrl: string; stopUrl: string },
): ComposedMail {
  const { viewing, siteUrl, changeUrl, stopUrl } = context;
  const { home, adviserContact, status } = viewing;
  const { subject, opening } = filled(kind, viewing, adviserContact.name);
  const isOver = status === 'cancelled';
  const description = isOver ? opening : `${opening}\n\n${LABELS.change}: ${changeUrl}`;
  return {
    ...visitorMail({
      ...{ subject, opening },
      blocks: [
        home === null ? undefined : linkBlock(LABELS.home, home.title, homeUrl(home, siteUrl)),
        isOver ? undefined : adviserBlock(viewing),
        isOver ? againBlock(viewing, siteUrl) : buttonBlock(LABELS.change, changeUrl),
      ],
      closing: LABELS.closing,
      why: LABELS.why.replaceAll('{site}', new URL(siteUrl).host),
      ends: [{ label: LABELS.stop, url: stopUrl }],
    }),
    ...(kind !== 'viewing-reminder' && { icalEvent: invitation(context, description) }),
  };
}

/** To the adviser. An answer to it goes to the visitor. */
export function composeAdviserViewingMail(
  kind: ViewingMailKind,
  context: ViewingContext & { lead: LeadEntity },
): ComposedMail {
  const { viewing, lead, siteUrl } = context;
  const { subject, opening } = filled(kind, viewing, lead.name ?? lead.email);
  const contact = [
    lead.phone && `${LABELS.phone}: ${lead.phone}`,
    lead.email && `${LABELS.email}: ${lead.email}`,
  ]
    .filter(Boolean)
    .join('\n');
  const button = buttonBlock(LABELS.lead, `${siteUrl}/backend/leads?lead=${lead.id}`);
  const home = viewing.home && linkBlock(LABELS.home, viewing.home.title, homeUrl(viewing.home, siteUrl));
  return {
    subject,
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
