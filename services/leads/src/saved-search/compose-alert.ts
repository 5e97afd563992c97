import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { HomeNews } from '@manzil/contracts/listings/events';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../mail/visitor-mail.js';
import { ALERT_LABELS as LABELS } from './search-mail-texts.js';

export type AlertHome = Pick<
  ListingCard,
  'title' | 'community' | 'price' | 'adType' | 'pagelink' | 'reducedFrom'
> & { news: HomeNews };

interface AlertContext {
  /** With placeholders. */
  texts: MailTexts;
  /** The search in words. */
  search: string;
  homes: readonly AlertHome[];
  /** Homes that are not in the mail. */
  more: number;
  listUrl: string;
  manageUrl: string;
  endUrl: string;
  stopUrl: string;
}

const aed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The mail with what is new for a saved search. */
export function composeAlert(siteUrl: string, context: AlertContext): ComposedMail {
  const { texts, search, homes, more, listUrl, manageUrl, endUrl, stopUrl } = context;
  const fill = (text: string): string =>
    text
      .replaceAll('{site}', new URL(siteUrl).host)
      .replaceAll('{count}', LABELS.count(homes.length + more))
      .replaceAll('{search}', () => search);
  return visitorMail({
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [
      ...homes.map((home) => homeBlock(home, siteUrl)),
      buttonBlock(more > 0 ? LABELS.more(more) : LABELS.all, listUrl),
    ],
    closing: fill(texts.closing),
    why: fill(LABELS.why),
    ends: [
      { label: LABELS.end, url: endUrl },
      { label: LABELS.manage, url: manageUrl },
      { label: LABELS.stopAll, url: stopUrl },
    ],
  });
}

function homeBlock(home: AlertHome, siteUrl: string): MailBlock {
  const url = new URL(`/${encodeURIComponent(home.pagelink)}`, siteUrl).href;
  const news = LABELS.news[home.news];
  const price = priceOf(home);
  const where = [home.title, home.community].filter(Boolean).join(', ');
  return {
    text: [news, where, price, url].join('\n'),
    html: `<p>${escapeXml(news)}<br><a href="${escapeXml(url)}"><strong>${escapeXml(where)}</strong></a><br>${escapeXml(price)}</p>`,
  };
}

function priceOf({ price, adType, reducedFrom, news }: AlertHome): string {
  if (price === null) return LABELS.onRequest;
  const shown = (amount: number): string =>
    `AED ${aed.format(amount)}${adType === 'rent' ? LABELS.aYear : ''}`;
  if (news !== 'reduced' || reducedFrom === null) return shown(price);
  return `${shown(price)} (${LABELS.was(shown(reducedFrom.price))})`;
}
