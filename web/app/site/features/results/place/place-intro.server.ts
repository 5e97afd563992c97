import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { formatPrice } from '../../../../shared/lib/format';
import { placeTexts as words } from '../../../lib/place-texts';
import { formatKm } from '../../../lib/format-km';

/** A station that is further away is no reason to move there. */
const NEAR_KM = 2.5;

/** Returns the start of a place's page: the text of staff in paragraphs, or sentences of its figures. */
export function placeIntro(place: PlacePage): { intro: string; more: string[]; summary: string } {
  const summary = made(place);
  const [intro = summary, ...more] = place.text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { intro, more, summary };
}

function made(place: PlacePage): string {
  const { name, adType, type, figures, priceFrom, priceTo, stations } = place;
  const { count, medianPrice, priced } = figures;
  if (count === 0) return none(place);
  const [one, several] = words.intro.kinds[type ?? 'any'];
  const aYear = adType === 'rent' ? words.intro.aYear : '';
  const price = (aed: number): string => formatPrice(aed) + aYear;
  const range =
    priceFrom === null || priceTo === null
      ? ''
      : priceFrom === priceTo
        ? words.intro.at(price(priceFrom))
        : words.intro.range(formatPrice(priceFrom), price(priceTo));
  const station = stations.find(({ km }) => km <= NEAR_KM);
  return [
    `${words.intro[adType](name, count, count === 1 ? one : several)}${range}.`,
    medianPrice === null ? '' : words.intro.median(price(medianPrice), priced),
    station === undefined ? '' : words.intro.station(station.name, formatKm(station.km)),
  ]
    .filter(Boolean)
    .join(' ');
}

function none({ name, adType, type, neighbours }: PlacePage): string {
  const [, several] = words.intro.kinds[type ?? 'any'];
  const nothing =
    type === null ? words.intro.none[adType](name) : words.intro.noneOfKind[adType](name, several);
  return neighbours.length === 0 ? nothing : `${nothing} ${words.intro.closeBy}`;
}
