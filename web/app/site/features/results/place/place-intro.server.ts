import { nameIn } from '../../../../shared/lib/listing-labels';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { formatKm } from '../../../lib/format-km';
import type { Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import placeIntroTexts from '../../../../texts/en/on-demand/place-intro';

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
  const words = onDemandTexts(placeIntroTexts, texts);
  const sentences = words[adType];
  const found = { place: texts.placeName(name), homes: words.counts[type ?? 'any']({ count }) };
  const first =
    priceFrom === null || priceTo === null
      ? sentences.unpriced(found)
      : priceFrom === priceTo
        ? sentences.onePrice({ ...found, price: texts.format.price(priceFrom) })
        : sentences.prices({
            ...found,
            from: texts.format.price(priceFrom),
            to: texts.format.price(priceTo),
          });
  const station = stations.find(({ km }) => km <= NEAR_KM);
  return [
    first,
    medianPrice === null ? '' : sentences.median({ price: texts.format.price(medianPrice), count: priced }),
    station === undefined
      ? ''
      : words.station({ name: nameIn(texts, station), distance: formatKm(texts, station.km) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function none(texts: Texts, place: PlacePage): string {
  const words = onDemandTexts(placeIntroTexts, texts);
  const { name, adType, type, neighbours } = place;
  const sentences = words[adType];
  const nothing =
    type === null
      ? sentences.none({ place: texts.placeName(name) })
      : sentences.noneOfType({ place: texts.placeName(name), homes: texts.place.homesOfType[type] });
  return neighbours.length === 0 ? nothing : `${nothing} ${words.nearby}`;
}
