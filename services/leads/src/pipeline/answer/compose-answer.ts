import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { Property } from '@manzil/contracts/listings/property';
import { escapeXml } from '@manzil/markup/xml';
import type { LeadEntity } from '../../record/lead.entity.js';
import { costsBlock, type HomeCosts } from '../../mail/home-costs.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../../mail/visitor-mail.js';
import { wordingOf, type Wording } from '../../texts/wording.js';
import { quoteVisitor } from './quote-visitor.js';

type AnsweredHome = Pick<Property, 'title' | 'titleAr' | 'price' | 'adType' | 'pagelink'> & {
  agent: { name: string; phone: string | null } | null;
};

interface AnswerContext {
  /** With placeholders. */
  texts: MailTexts;
  home: AnsweredHome | undefined;
  costs: HomeCosts | undefined;
  siteUrl: string;
  /** The link by which the recipient stops further mail. */
  stopUrl: string;
}

/**
 * The automatic answer to an enquiry. The address is unverified, so the quoted message is the only visitor text in it.
 */
export function composeAnswer(
  lead: LeadEntity,
  { texts, home, costs, siteUrl, stopUrl }: AnswerContext,
): ComposedMail {
  const wording = wordingOf(lead.language);
  const labels = wording.mail.answer;
  const about =
    home === undefined
      ? lead.helpOption
        ? labels.wants[lead.helpOption]
        : labels.about[lead.kind]
      : wording.titleOf(home);
  const values = { about, time: wording.time(lead.receivedAt), site: new URL(siteUrl).host };
  const fill = (text: string): string => wording.fill(text, values);
  return visitorMail({
    wording,
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [
      home && homeBlock(wording, home, siteUrl),
      costs && costsBlock(wording, costs, siteUrl),
      home && adviserBlock(wording, home),
      messageBlock(wording, lead),
    ],
    closing: fill(texts.closing),
    why: labels.why({ site: wording.isolate(values.site) }),
    ends: [{ label: labels.stop, url: stopUrl }],
  });
}

function homeBlock(wording: Wording, home: AnsweredHome, siteUrl: string): MailBlock {
  const url = wording.url(siteUrl, `/${encodeURIComponent(home.pagelink)}`);
  const title = wording.titleOf(home);
  const price = wording.price(home.price, home.adType);
  const label = wording.mail.answer.home;
  return {
    text: [`${label}:`, title, price, url].join('\n'),
    html: `<p>${label}:<br><a href="${escapeXml(url)}"><strong>${escapeXml(wording.isolate(title))}</strong></a><br>${escapeXml(price)}</p>`,
  };
}

function adviserBlock({ mail, contact }: Wording, { agent }: AnsweredHome): MailBlock | undefined {
  if (agent === null) return undefined;
  const text = mail.answer.adviser({ adviser: contact(agent) });
  return { text, html: `<p>${escapeXml(text)}</p>` };
}

function messageBlock(
  { mail: { answer: labels }, direction }: Wording,
  { message }: LeadEntity,
): MailBlock | undefined {
  if (message === null || message === '') return undefined;
  const side = direction === 'rtl' ? 'right' : 'left';
  const quote = quoteVisitor(message, labels.linkRemoved);
  return {
    text: `${labels.message}:\n${quote.replace(/^/gm, '> ')}`,
    html: `<p>${labels.message}:</p><blockquote dir="auto" style="margin:0 0 16px;padding:0 16px;border-${side}:3px solid #d8cfbf;color:#4a443b">${escapeXml(quote).replaceAll('\n', '<br>')}</blockquote>`,
  };
}
