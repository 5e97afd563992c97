import type { BlogPost } from '@manzil/contracts/content/collections';
import { UNIT_TYPES, type AdType, type UnitType } from '@manzil/contracts/listings/vocabulary';
import { plainText } from '../../shared/lib/plain-text';
import type { ListFilters } from '../../shared/lib/url-filters';

export interface Fit {
  adType: AdType;
  location?: string;
  type?: UnitType;
}

/** The list that shows all of them. */
export const searchOf = ({ location, type }: Fit): ListFilters => ({
  ...(location !== undefined && { location }),
  ...(type !== undefined && { type }),
  sort: 'newest',
  page: 1,
});

type Post = Pick<BlogPost, 'title' | 'excerpt' | 'category' | 'content'>;

/** Houses stand on land in any text, so the word is no sign that the text is about plots. */
const NAMED_TYPES = UNIT_TYPES.filter((type) => type !== 'Land');
const ABOUT_RENT = /\b(?:rent|rents|renting|rental|tenant|tenants|tenancy|letting)\b/i;

/**
 * The listings that a post is about: of the community that it names most often, or else of the type of home that it
 * names, in its title or summary before its text. Undefined for a post that names neither.
 */
export function fitOf(post: Post, communities: readonly string[]): Fit | undefined {
  const adType = ABOUT_RENT.test(`${post.title} ${post.category}`) ? 'rent' : 'sale';
  const head = `${post.title}\n${post.excerpt}`;
  const text = plainText(post.content, Number.MAX_SAFE_INTEGER);
  const location = mostNamed(head, communities) ?? mostNamed(text, communities);
  if (location !== undefined) return { adType, location };
  const type = mostNamed(head, NAMED_TYPES);
  return type === undefined ? undefined : { adType, type };
}

function mostNamed<T extends string>(text: string, names: readonly T[]): T | undefined {
  const found = names.map((name) => ({ name, places: placesOf(text, name) }));
  const [first] = found
    .filter(({ places }) => places.length > 0)
    // Of equally frequent names the first one is used; of names at the same position the longer one, such as "Dubai
    // Hills Estate" before "Dubai Hills".
    .sort(
      (a, b) =>
        b.places.length - a.places.length ||
        (a.places[0] ?? 0) - (b.places[0] ?? 0) ||
        b.name.length - a.name.length,
    );
  return first?.name;
}

function placesOf(text: string, name: string): number[] {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}s?(?![\\p{L}\\p{N}])`, 'giu'));
  return [...found].map(({ index }) => index);
}
