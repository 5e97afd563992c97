import type { ListingCard } from '@manzil/contracts/listings/property';
import type { Texts } from '../../../shared/lib/texts';

type Compared = Pick<ListingCard, 'community' | 'bedrooms' | 'price' | 'latitude' | 'longitude'>;

const KM_PER_DEGREE = 111.2;

/** How a home resembles another one: "Also in Dubai Marina · also 2 beds · 4% less". */
export function likeness(texts: Texts, one: Compared, other: Compared): string {
  const words = texts.listing.likeness;
  const place =
    other.community === one.community
      ? words.sameCommunity({ community: texts.placeName(one.community) })
      : words.near({ kilometres: texts.format.tenths(kilometres(one, other)) });
  const price =
    one.price === null || other.price === null
      ? undefined
      : priceWords(words, percentOff(one.price, other.price));
  const size =
    other.bedrooms === null
      ? undefined
      : words.also({ bedrooms: texts.format.bedrooms(other.bedrooms).toLowerCase() });
  return [place, size, price].filter(Boolean).join(' · ');
}

function priceWords(words: Texts['listing']['likeness'], percent: number): string {
  if (percent === 0) return words.samePrice;
  return percent < 0 ? words.less({ percent: -percent }) : words.more({ percent });
}

/** Whole per cent that the other costs more; negative when it costs less. */
const percentOff = (price: number, other: number): number => Math.round((other / price - 1) * 100);

function kilometres(one: Compared, other: Compared): number {
  const north = ((other.latitude ?? 0) - (one.latitude ?? 0)) * KM_PER_DEGREE;
  const parallel = Math.cos(((one.latitude ?? 0) * Math.PI) / 180);
  const east = ((other.longitude ?? 0) - (one.longitude ?? 0)) * KM_PER_DEGREE * parallel;
  return Math.max(0.1, Math.hypot(north, east));
}
