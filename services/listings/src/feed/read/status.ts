import type { MarketStatus } from '@manzil/contracts/listings/feed-values';
import { foldWord } from '../../text/fold.js';

const NOT_LETTERS = /[^\p{L}\p{M}]+/gu;

const OFF_MARKET: ReadonlySet<string> = new Set([
  ...['no', 'false', 'sold', 'soldout', 'soldstc', 'soldsubjecttocontract', 'saleagreed'],
  ...['recentlysold', 'let', 'letagreed', 'rented', 'rentedout', 'leased', 'leasedout'],
  ...['reserved', 'booked', 'taken', 'closed', 'pending', 'completedsale', 'archived', 'archive'],
  ...['unpublished', 'unpublish', 'notpublished', 'unlisted', 'delisted', 'hidden', 'draft'],
  ...['offmarket', 'offthemarket', 'notonmarket', 'notonthemarket', 'offline', 'notlive'],
  ...['withdrawn', 'withdraw', 'inactive', 'notactive', 'deactivated', 'disabled', 'suspended'],
  ...['paused', 'onhold', 'hold', 'expired', 'cancelled', 'canceled', 'cancel', 'deleted'],
  ...['delete', 'removed', 'rejected', 'incomplete', 'terminated', 'notavailable', 'unavailable'],
  ...['notforsale', 'notforrent', 'underreservation', 'transacted', 'مباع', 'مباعه'],
  ...['تمبيع', 'موجر', 'موجره', 'محجوز', 'محجوزه', 'مورشف', 'مورشفه', 'ملغي', 'ملغاه', 'منتهي'],
  ...['منتهيه', 'غيرمتاح', 'غيرمتاحه', 'غيرمتوفر', 'غيرمتوفره', 'غيرمنشور', 'غيرنشط', 'محذوف'],
  ...['تمتاجير', 'تمايجار', 'تمحجز', 'مسحوب', 'مخفي', 'مخفيه', 'موقوف', 'موقوفه', 'مغلق', 'مسوده'],
  ...['stc', 'letstc', 'letbyus', 'soldbyus', 'dealclosed', 'dealdone', 'dealsigned', 'closedwon'],
  ...['contractsigned', 'transferred', 'underreserve', 'onreserve', 'blocked', 'drafts', 'trash'],
  ...['trashed', 'deactive', 'deactivate', 'private', 'internal', 'pendingapproval', 'inreview'],
  ...['awaitingapproval', 'underreview', 'nolongeravailable', 'nolongeractive', 'nolongeronmarket'],
  ...['temporarilyoffmarket', 'tempoffmarket', 'temporarilyunavailable', 'auctioned', 'lost'],
  ...['verkauft', 'vermietet', 'reserviert', 'vendido', 'vendida', 'alquilado', 'alquilada'],
  ...['reservado', 'reservada', 'vendu', 'vendue', 'loue', 'louee', 'venduto', 'продано', 'продан'],
  ...['сдано', 'сдан', 'снято', 'забронировано'],
]);

const ON_MARKET: ReadonlySet<string> = new Set([
  ...['yes', 'true', 'active', 'current', 'available', 'live', 'published', 'publish', 'online'],
  ...['listed', 'onmarket', 'onthemarket', 'activeundercontract', 'comingsoon', 'underoffer'],
  ...['new', 'newlisting', 'open', 'enabled', 'approved', 'forsale', 'forrent', 'forlease'],
  ...['tolet', 'sale', 'rent', 'buy', 'lease', 'resale', 'ongoing', 'availablenow'],
  ...['backonmarket', 'relisted', 'reduced', 'pricereduced', 'pricechange', 'featured', 'hot'],
  ...['vacant', 'occupied', 'tenanted', 'ready', 'readytomove', 'offplan', 'underconstruction'],
  ...['completed', 'متاح', 'متاحه', 'متوفر', 'متوفره', 'منشور', 'نشط', 'بيع', 'بيعي', 'ايجار', 'تاجير'],
  ...['شاغر'],
]);

/** Words that take a listing off the market in a longer status: "Rented until 2027", "Already sold". */
const OFF_WORDS =
  /^(sold|rented|leased|reserved|archived|unpublished|withdrawn|inactive|expired|cancelled|canceled|deleted|مباع|موجر|محجوز)$/;
const ON_WORDS = /^(active|available|live|published|listed|for|to|not|no|be|never|متاح|غير)$/;

const BRACKETED = /[([/|:-]\s*(\p{L}+)\s*[)\]]?$/u;

/** Reads whether a status of any format is on the market; undefined for an unknown one. */
export function readStatus(value: string): MarketStatus | undefined {
  if (value === '0') return 'withdrawn';
  if (value === '1') return 'listed';
  // Words are compared without spaces and signs, so that "Off-Market" is "OffMarket".
  const words = value.split(NOT_LETTERS).filter(Boolean).map(foldWord);
  const key = words.join('');
  if (OFF_MARKET.has(key)) return 'withdrawn';
  if (ON_MARKET.has(key)) return 'listed';
  const bracketed = BRACKETED.exec(value)?.[1];
  // "Published (Sold)", "Available / Reserved": the later word says more.
  if (bracketed !== undefined && OFF_WORDS.test(foldWord(bracketed))) return 'withdrawn';
  return words.some((word) => OFF_WORDS.test(word)) && !words.some((word) => ON_WORDS.test(word))
    ? 'withdrawn'
    : undefined;
}
