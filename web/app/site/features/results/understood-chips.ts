import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { toNearText } from '@manzil/contracts/listings/near';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import { knownName } from '../../../shared/lib/listing-labels';
import type { ListFilters } from '../../../shared/lib/url-filters';
import { filterChips } from './filter-chips';
import { nearLabel } from './near/near-label';
import { textWithout } from './understood-text';
import type { Texts } from '../../../shared/lib/texts';

export interface UnderstoodChip {
  /** The filter that it shows; undefined for words of the text. */
  name?: keyof ListFilters | undefined;
  isPlace?: boolean;
  label: string;
  /** The search without the words of the chip. */
  without: ListFilters;
  wayOn?: string;
  /** True for text that is neither expressible as a filter nor an amenity. */
  isDetail?: boolean;
  /** The search with the words as a filter that can be edited; undefined where no filter can say them. */
  asFilter: ListFilters | undefined;
}

/** Returns a chip for each statement of the search text, then one for each other filter. */
export function appliedChips(
  texts: Texts,
  filters: ListFilters,
  understood: Understood | undefined,
): UnderstoodChip[] {
  const stated = understoodChips(texts, filters, understood);
  const { q, ...others } = filters;
  const chips = filterChips(texts, stated.length > 0 ? others : filters).map(({ name, label, without }) => ({
    name,
    label,
    asFilter: undefined,
    // Conditions stated in the text stay when another filter is removed.
    without: stated.length > 0 ? { ...without, q } : without,
  }));
  return [...stated, ...chips];
}

/** One chip for each statement of a search text. */
export function understoodChips(
  texts: Texts,
  filters: ListFilters,
  understood: Understood | undefined,
): UnderstoodChip[] {
  const { q } = filters;
  if (q === undefined || understood === undefined) return [];
  const { parts, rest } = understood;
  const withoutWords = (removed: readonly UnderstoodPart[]): ListFilters => {
    const { q: _text, ...others } = filters;
    const left = textWithout(q, removed, parts);
    return { ...others, page: 1, ...(left !== undefined && { q: left }) };
  };
  const asFilterOf = ({ kind }: UnderstoodPart): ListFilters | undefined => {
    if (kind === 'place' && joinsWords(q, understood)) return undefined;
    const stated = filterOf(kind, understood.filters);
    return stated && { ...withoutWords(parts.filter((part) => saidTogether(kind, part))), ...stated };
  };
  const minutes = filters.nearMinutes ?? understood.filters.nearMinutes;
  const chips = parts.flatMap((part) => {
    const label = labelOf(texts, part, minutes);
    if (label === undefined || !applies(part, understood.filters)) return [];
    const without = withoutWords([part]);
    const asFilter = asFilterOf(part);
    const wayOn = wayOnWithout(texts, part);
    return [
      {
        label,
        isPlace: part.kind === 'place',
        isDetail: ['without', 'withoutPlace'].includes(part.kind),
        without,
        asFilter,
        ...(wayOn !== undefined && { wayOn }),
      },
    ];
  });
  if (chips.length === 0 || rest === '') return chips;
  const { q: _text, ...others } = filters;
  const stated = parts.map(({ from, to }) => q.slice(from, to)).join(' ');
  const label = texts.results.quoted({ text: rest });
  return [...chips, { label, without: { ...others, page: 1, q: stated }, asFilter: undefined }];
}

/** The last of several choices applies: "to buy or rent". */
const applies = (part: UnderstoodPart, { adType, completion }: Understood['filters']): boolean =>
  (part.kind !== 'adType' || part.value === adType) &&
  (part.kind !== 'completion' || part.value === completion);

/** The same search, with everything in its text that filters can say as filters. */
export function statedAsFilters(filters: ListFilters, understood: Understood | undefined): ListFilters {
  const { q, ...others } = filters;
  if (q === undefined || understood === undefined) return filters;
  const { parts } = understood;
  const moved = filtersByKind(q, understood);
  // The path of the list says whether it is for sale or for rent.
  const removed = parts.filter(
    (part) => part.kind === 'adType' || moved.some(({ kind }) => saidTogether(kind, part)),
  );
  const left = textWithout(q, removed, parts);
  // Filters of the URL take precedence over the text.
  const all = Object.assign({}, ...moved.map(({ filter }) => filter), others) as ListFilters;
  return { ...all, page: 1, ...(left !== undefined && { q: left }) };
}

/** The filters that the text of a search states. */
export function filtersInText({ q }: ListFilters, understood: Understood | undefined): Partial<ListFilters> {
  if (q === undefined || understood === undefined) return {};
  return Object.assign(
    {},
    ...filtersByKind(q, understood).map(({ filter }) => filter),
  ) as Partial<ListFilters>;
}

function filtersByKind(
  q: string,
  understood: Understood,
): { kind: UnderstoodPart['kind']; filter: Partial<ListFilters> }[] {
  const kinds = [...new Set(understood.parts.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const filter = filterOf(kind, understood.filters) ?? {};
    const isMoved = Object.keys(filter).length > 0 && !(kind === 'place' && joinsWords(q, understood));
    return isMoved ? [{ kind, filter }] : [];
  });
}

/**
 * Returns true when a part becomes a filter together with the words of a kind. A filter of the URL takes precedence
 * over all words of its kind, and an amount belongs to its period, a month or a year.
 */
const saidTogether = (kind: UnderstoodPart['kind'], part: UnderstoodPart): boolean =>
  part.kind === kind || (kind === 'price' && part.kind === 'period');

/**
 * Returns true when a text joins words that were not understood to others: without the place in "JLT or
 * marina tower" they would be read as a place themselves.
 */
const joinsWords = (q: string, { parts, rest }: Understood): boolean =>
  rest !== '' &&
  parts.some(({ kind, from, to }) => kind === 'filler' && /^(?:or|and|او|أو|و)$/i.test(q.slice(from, to)));

function labelOf(texts: Texts, part: UnderstoodPart, minutes: number | undefined): string | undefined {
  const { results: words, adType } = texts;
  switch (part.kind) {
    case 'filler':
      return undefined;
    case 'adType':
      return adType[part.value];
    case 'type':
      return part.value.map((type) => texts.units.types[type]).join(' / ');
    case 'bedrooms':
      return part.value
        .map((count) => words.chipBedrooms({ count: Math.min(count, BEDROOMS_OR_MORE) }))
        .join(' / ');
    case 'bathrooms':
      return words.chipBathrooms({ count: part.value });
    case 'price': {
      const { min, max, period } = part.value;
      return [
        limits(
          texts,
          min,
          max,
          (price) => words.chipMin({ price }),
          (price) => words.chipMax({ price }),
        ),
        period && words.chipPeriods[period],
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'size':
      return limits(
        texts,
        part.value.min,
        part.value.max,
        (size) => words.chipMinArea({ size }),
        (size) => words.chipMaxArea({ size }),
      );
    case 'period':
      return words.chipPeriods[part.value];
    case 'near':
      return nearLabel(texts, toNearText(part.value), minutes);
    case 'amenity':
      return knownName(texts.words.amenities, part.value);
    case 'without':
      return words.chipWithout({ amenities: amenityNames(texts, part.value) });
    case 'agent':
      return words.withAdviser({ name: part.value });
    case 'withoutPlace':
      return words.chipNotIn({ places: texts.format.or(part.value.map(texts.placeName)) });
    case 'furnishing':
      return part.value.map((each) => words.furnishings[each]).join(' / ');
    case 'completion':
      return words.completions[part.value];
    case 'tenure':
      return words.tenures[part.value];
    case 'handover':
      return part.orEarlier === true
        ? words.handoverBy({ year: String(part.value) })
        : `${words.handoverYear} ${String(part.value)}`;
    case 'cheques':
      return words.cheques({ count: part.value });
    default:
      return texts.placeName(part.value);
  }
}

/** The name of a search without words that exclude something. */
function wayOnWithout(texts: Texts, part: UnderstoodPart): string | undefined {
  const { results: words } = texts;
  if (part.kind === 'without') return words.withOrWithout({ amenities: amenityNames(texts, part.value) });
  if (part.kind !== 'withoutPlace') return undefined;
  return words.alsoIn({ places: texts.format.or(part.value.map(texts.placeName)) });
}

const amenityNames = (texts: Texts, names: readonly string[]): string =>
  names.map((name) => knownName(texts.words.amenities, name)).join(' / ');

type Say = (amount: string) => string;

function limits(texts: Texts, min: number | undefined, max: number | undefined, from: Say, to: Say): string {
  return texts.format.listed([
    min !== undefined && from(texts.format.number(min)),
    max !== undefined && to(texts.format.number(max)),
  ]);
}

/** The filters with the same meaning as all words of a kind; undefined where no filter can express them. */
function filterOf(
  kind: UnderstoodPart['kind'],
  filters: Understood['filters'],
): Partial<ListFilters> | undefined {
  const { minPrice, maxPrice, pricePeriod, minArea, maxArea, amenities = [] } = filters;
  switch (kind) {
    case 'type':
      return filters.type && { type: single(filters.type) };
    case 'bedrooms':
      return filters.bedrooms && { bedrooms: single(filters.bedrooms) };
    case 'bathrooms':
      return present({ minBathrooms: filters.minBathrooms });
    case 'furnishing':
      return filters.furnishing && { furnishing: single(filters.furnishing) };
    case 'completion':
      return present({ completion: filters.completion });
    case 'tenure':
      return filters.tenure && { tenure: single(filters.tenure) };
    case 'handover':
      return filters.handoverYear && { handoverYear: single(filters.handoverYear) };
    case 'cheques':
      return present({ maxCheques: filters.maxCheques });
    case 'developer':
      return filters.developers && { developer: single(filters.developers) };
    case 'agent':
      return filters.agent && { agent: filters.agent };
    case 'place':
      // The listings may have another name for the place than the chip.
      return filters.location && { location: single(filters.location) };
    case 'near':
      return (
        filters.near && {
          near: single(filters.near.map(toNearText)),
          ...present({ nearMinutes: filters.nearMinutes }),
        }
      );
    case 'size':
      return present({ minArea, maxArea });
    case 'price':
      // A year is the default of the filter.
      return present({
        minPrice,
        maxPrice,
        pricePeriod: pricePeriod === 'monthly' ? pricePeriod : undefined,
      });
    case 'amenity': {
      // The filter has one name for each amenity, and listings may have several.
      const names = amenities.flatMap((group) => (group.length === 1 ? group : []));
      return names.length === amenities.length && names.length > 0 ? { amenities: single(names) } : undefined;
    }
    default:
      return undefined;
  }
}

const single = <T>(values: T[]): T | T[] => {
  const [first] = values;
  return first !== undefined && values.length === 1 ? first : values;
};

const present = (filters: Partial<ListFilters>): Partial<ListFilters> =>
  Object.fromEntries(Object.entries<unknown>(filters).filter(([, value]) => value !== undefined));
