import type { Property } from '@manzil/contracts/listings/property';
import { escapeXml } from '@manzil/service-kit/xml';
import type { LeadEntity } from '../../lead/lead.entity.js';
import type { ComposedMail } from '../mail-server.js';
import { mailPage, paragraphs } from '../mail-page.js';
import { ANSWER_LABELS, ANSWER_TEXTS, ENQUIRY_ABOUT, HELP_ABOUT } from './answer-texts.js';
import { quoteVisitor } from './quote-visitor.js';

export type AnsweredHome = Pick<Property, 'title' | 'price' | 'adType' | 'pagelink'> & {
  agent: { name: string; phone: string | null } | null;
};

interface AnswerContext {
  home: AnsweredHome | undefined;
  siteUrl: string;
  /** Where the recipient says that they want no more mail. */
  stopUrl: string;
}

const aed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const dubaiTime = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Dubai',
});

/**
 * The automatic answer to an enquiry. The address is not proved to be the writer's, so that nothing the writer has typed
 * is in it but the message, quoted.
 */
export function composeAnswer(lead: LeadEntity, { home, siteUrl, stopUrl }: AnswerContext): ComposedMail {
  const site = new URL(siteUrl).host;
  const about = home?.title ?? (lead.helpOption ? HELP_ABOUT[lead.helpOption] : ENQUIRY_ABOUT[lead.kind]);
  const fill = (text: string): string =>
    text
      .replaceAll('{time}', dubaiTime.format(lead.receivedAt))
      .replaceAll('{site}', site)
      .replaceAll('{about}', () => about);
  const opening = fill(ANSWER_TEXTS.opening);
  const closing = fill(ANSWER_TEXTS.closing);
  const homeUrl = home && new URL(`/${encodeURIComponent(home.pagelink)}`, siteUrl).href;
  const price = home && priceOf(home);
  const adviser = home?.agent && [home.agent.name, home.agent.phone].filter(Boolean).join(', ');
  const quote = lead.message === null ? undefined : quoteVisitor(lead.message);
  const why = fill(ANSWER_LABELS.why);
  const text = [
    opening,
    home && `${ANSWER_LABELS.home}:\n${[home.title, price, homeUrl].join('\n')}`,
    adviser && `${ANSWER_LABELS.adviser}: ${adviser}`,
    quote && `${ANSWER_LABELS.message}:\n${quote.replace(/^/gm, '> ')}`,
    closing,
    `${why}\n${ANSWER_LABELS.stop}: ${stopUrl}`,
  ];
  const html = [
    paragraphs(opening),
    home &&
      `<p>${ANSWER_LABELS.home}:<br><a href="${escapeXml(homeUrl ?? '')}"><strong>${escapeXml(home.title)}</strong></a><br>${escapeXml(price ?? '')}</p>`,
    adviser && `<p>${ANSWER_LABELS.adviser}: ${escapeXml(adviser)}</p>`,
    quote &&
      `<p>${ANSWER_LABELS.message}:</p><blockquote style="margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid #d8cfbf;color:#4a443b">${escapeXml(quote).replaceAll('\n', '<br>')}</blockquote>`,
    paragraphs(closing),
    `<p style="font-size:13px;color:#6b6458">${escapeXml(why)} <a href="${escapeXml(stopUrl)}" style="color:#6b6458">${ANSWER_LABELS.stop}</a></p>`,
  ];
  return {
    subject: fill(ANSWER_TEXTS.subject),
    text: text.filter(Boolean).join('\n\n'),
    html: mailPage(html.filter(Boolean).join('\n')),
    stopUrl,
  };
}

function priceOf({ price, adType }: AnsweredHome): string {
  if (price === null) return ANSWER_LABELS.onRequest;
  return `AED ${aed.format(price)}${adType === 'rent' ? ANSWER_LABELS.aYear : ''}`;
}
