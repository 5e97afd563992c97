import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { HomeNews } from '@manzil/contracts/listings/events';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { escapeXml } from '@manzil/markup/xml';
import { buttonBlock } from '../mail/button-block.js';
import type { ComposedMail } from '../mail/mail-server.js';
import { visitorMail, type MailBlock } from '../mail/visitor-mail.js';
import type { Wording } from '../texts/wording.js';

export type AlertHome = Pick<
  ListingCard,
  'title' | 'titleAr' | 'community' | 'price' | 'adType' | 'pagelink' | 'reducedFrom'
> & { news: HomeNews };

interface AlertContext {
  wording: Wording;
  /** With placeholders. */
  texts: MailTexts;
  /** Description of the search. */
  search: string;
  homes: readonly AlertHome[];
  /** Homes that are not in the mail. */
  more: number;
  listUrl: string;
  manageUrl: string;
  endUrl: string;
  stopUrl: string;
}

/** The mail with the news for a saved search. */
export function composeAlert(siteUrl: string, context: AlertContext): ComposedMail {
  const { wording, texts, search, homes, more, listUrl, manageUrl, endUrl, stopUrl } = context;
  const labels = wording.mail.alert;
  const site = new URL(siteUrl).host;
  const values = { site, count: labels.count({ count: homes.length + more }), search };
  const fill = (text: string): string => wording.fill(text, values);
  return visitorMail({
    wording,
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    blocks: [
      ...homes.map((home) => homeBlock(wording, home, siteUrl)),
      buttonBlock(more > 0 ? labels.more({ count: more }) : labels.all, listUrl, wording),
    ],
    closing: fill(texts.closing),
    why: labels.why({ site: wording.isolate(site) }),
    ends: [
      { label: labels.end, url: endUrl },
      { label: labels.manage, url: manageUrl },
      { label: labels.stop, url: stopUrl },
    ],
  });
}

function homeBlock(wording: Wording, home: AlertHome, siteUrl: string): MailBlock {
  const url = wording.url(siteUrl, `/${encodeURIComponent(home.pagelink)}`);
  const news = wording.mail.alert.news[home.news];
  const price = priceOf(wording, home);
  const title = wording.titleOf(home);
  const { isolate } = wording;
  const where =
    home.community === ''
      ? isolate(title)
      : wording.mail.alert.where({ title: isolate(title), place: isolate(home.community) });
  return {
    text: [news, where, price, url].join('\n'),
    html: `<p>${escapeXml(news)}<br><a href="${escapeXml(url)}"><strong>${escapeXml(where)}</strong></a><br>${escapeXml(price)}</p>`,
  };
}

function priceOf({ price: shown, mail }: Wording, { price, adType, reducedFrom, news }: AlertHome): string {
  if (price === null || news !== 'reduced' || reducedFrom === null) return shown(price, adType);
  return mail.alert.was({ price: shown(price, adType), before: shown(reducedFrom.price, adType) });
}
