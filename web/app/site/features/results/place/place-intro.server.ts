import { nameIn } from '../../../../shared/lib/listing-labels';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { formatKm } from '../../../lib/format-km';
import type { Texts } from '../../../../shared/lib/texts';

/** Stations further away are not mentioned. */
const NEAR_KM = 2.5;

/**
 * Returns the start of a place's page: the paragraphs of the text by staff, or sentences generated from its figures.
 */
export function placeIntro(
  texts: Texts,
  place: PlacePage,
): { intro: string; more: string[]; summary: string } {
  const summary = made(texts, place);
  const [intro = summary, ...more] = place.text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { intro, more, summary };
}

function made(texts: Texts, place: PlacePage): string {
  const { name, adType, type, figures, priceFrom, priceTo, stations } = place;
  const { count, medianPrice, priced } = figures;
  if (count === 0) return none(texts, place);
  const words = texts.place.intro[adType];
  const found = { place: texts.placeName(name), homes: texts.place.counts[type ?? 'any']({ count }) };
  const first =
    priceFrom === null || priceTo === null
      ? words.unpriced(found)
      : priceFrom === priceTo
        ? words.onePrice({ ...found, price: texts.format.price(priceFrom) })
        : words.prices({ ...found, from: texts.format.price(priceFrom), to: texts.format.price(priceTo) });
  const station = stations.find(({ km }) => km <= NEAR_KM);
  return [
    first,
    medianPrice === null ? '' : words.median({ price: texts.format.price(medianPrice), count: priced }),
    station === undefined
      ? ''
      : texts.place.intro.station({ name: nameIn(texts, station), distance: formatKm(texts, station.km) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function none({ place: { intro, homesOfType }, placeName }: Texts, place: PlacePage): string {
  const { name, adType, type, neighbours } = place;
  const words = intro[adType];
  const nothing =
    type === null
      ? words.none({ place: placeName(name) })
      : words.noneOfType({ place: placeName(name), homes: homesOfType[type] });
  return neighbours.length === 0 ? nothing : `${nothing} ${intro.nearby}`;
}
