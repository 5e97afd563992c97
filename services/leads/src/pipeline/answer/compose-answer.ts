import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { Property } from '@manzil/contracts/listings/property';
import { escapeXml } from '@manzil/markup/xml';
import type { LeadEntity } from '../../record/lead.entity.js';
import { dubaiTime } from '../../mail/dubai-time.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../../mail/visitor-mail.js';
import { ANSWER_LABELS, ENQUIRY_ABOUT, HELP_ABOUT } from './answer-texts.js';
import { quoteVisitor } from './quote-visitor.js';

export type AnsweredHome = Pick<Property, 'title' | 'price' | 'adType' | 'pagelink'> & {
  agent: { name: string; phone: string | null } | null;
};

interface AnswerContext {
  /** With placeholders. */
  texts: MailTexts;
  home: AnsweredHome | undefined;
  siteUrl: string;
  /** The link by which the recipient stops further mail. */
  stopUrl: string;
}

const aed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
/**
 * The automatic answer to an enquiry. The address is not proved to be the writer's, so that nothing the writer has typed
 * is in it but the message, quoted.
 */
export function composeAnswer(
  lead: LeadEntity,
  { texts, home, siteUrl, stopUrl }: AnswerContext,
): ComposedMail {
  const about = home?.title ?? (lead.helpOption ? HELP_ABOUT[lead.helpOption] : ENQUIRY_ABOUT[lead.kind]);
  const fill = (text: string): string =>
    text
      .replaceAll('{time}', dubaiTime.format(lead.receivedAt))
      .replaceAll('{site}', new URL(siteUrl).host)
      .replaceAll('{about}', () => about);
  return visitorMail({
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [home && homeBlock(home, siteUrl), home && adviserBlock(home), messageBlock(lead)],
    closing: fill(texts.closing),
    why: fill(ANSWER_LABELS.why),
    ends: [{ label: ANSWER_LABELS.stop, url: stopUrl }],
  });
}

function homeBlock(home: AnsweredHome, siteUrl: string): MailBlock {
  const url = new URL(`/${encodeURIComponent(home.pagelink)}`, siteUrl).href;
  const price = priceOf(home);
  return {
    text: [`${ANSWER_LABELS.home}:`, home.title, price, url].join('\n'),
    html: `<p>${ANSWER_LABELS.home}:<br><a href="${escapeXml(url)}"><strong>${escapeXml(home.title)}</strong></a><br>${escapeXml(price)}</p>`,
  };
}

function adviserBlock({ agent }: AnsweredHome): MailBlock | undefined {
  if (agent === null) return undefined;
  const text = `${ANSWER_LABELS.adviser}: ${[agent.name, agent.phone].filter(Boolean).join(', ')}`;
  return { text, html: `<p>${escapeXml(text)}</p>` };
}

function messageBlock({ message }: LeadEntity): MailBlock | undefined {
  if (message === null || message === '') return undefined;
  const quote = quoteVisitor(message);
  return {
    text: `${ANSWER_LABELS.message}:\n${quote.replace(/^/gm, '> ')}`,
    html: `<p>${ANSWER_LABELS.message}:</p><blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d8cfbf;color:#4a443b">${escapeXml(quote).replaceAll('\n', '<br>')}</blockquote>`,
  };
}

function priceOf({ price, adType }: AnsweredHome): string {
  if (price === null) return ANSWER_LABELS.onRequest;
  return `AED ${aed.format(price)}${adType === 'rent' ? ANSWER_LABELS.aYear : ''}`;
}
