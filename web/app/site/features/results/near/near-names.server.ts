import { NEAR_TEXT, parseNear, toNearText, type Near } from '@manzil/contracts/listings/near';
import { readLandmarks, readSchools, readStations } from '@manzil/dubai/landmarks';
import { nameIn } from '../../../../shared/lib/listing-labels';
import type { Texts } from '../../../../shared/lib/texts';
import { valuesOf, type ListFilters } from '../../../../shared/lib/url-filters';

/** The names of the places that a list is near, in the language of the page, by their English ones. */
export function nearNames(texts: Texts, { near }: ListFilters): Record<string, string> {
  const chosen = new Set(valuesOf(near));
  if (chosen.size === 0) return {};
  return Object.fromEntries(
    known()
      .filter(({ kind, name }) => chosen.has(toNearText({ kind, name })))
      .map((place) => [place.name, nameIn(texts, place)]),
  );
}

/**
 * The parameters of a form whose visitor has typed a place without scripts, which offer places to choose from. A name
 * that is not exactly one becomes a part of the search text, which is understood with spelling mistakes too.
 */
export function withTypedNear(params: URLSearchParams): URLSearchParams | undefined {
  const given = params.getAll('near').map((value) => value.trim());
  const typed = given.filter((value) => value !== '' && !NEAR_TEXT.test(value));
  if (typed.length === 0) return undefined;
  const changed = new URLSearchParams(params);
  changed.delete('near');
  for (const value of given) {
    const meant = NEAR_TEXT.test(value) ? parseNear(value) : placeOf(value);
    if (meant !== undefined) changed.append('near', toNearText(meant));
    else if (value !== '') changed.set('q', `${changed.get('q') ?? ''} near ${value}`.trim());
  }
  return changed;
}

function placeOf(typed: string): Near | undefined {
  const text = typed.toLowerCase();
  return known().find(({ name, nameAr }) => name.toLowerCase() === text || nameAr === typed);
}

const known = (): (Near & { name: string; nameAr: string })[] => [
  ...readLandmarks().map(({ name, nameAr }) => ({ kind: 'landmark' as const, name, nameAr })),
  ...readStations().map(({ kind, name, nameAr }) => ({ kind, name, nameAr })),
  ...readSchools().map(({ name, nameAr }) => ({ kind: 'school' as const, name, nameAr })),
];
