import type { BlogPostFields } from './content/collection-fields.js';
import type { EntryFields, LifecycleKind } from './content/lifecycle.js';
import { SAMPLE_TEXTS } from './content/sample-texts.js';
import type { ListingValues } from './listings/listing-values.js';

/** A problem to fix before an entry is published, such as a missing field. */
export interface PublishGap {
  field: string;
  message: string;
  /** True: the entry is not published while the agency requires complete entries. */
  blocks: boolean;
}

/** Emirates whose authorities require a permit for each advertised listing. */
const NEEDS_PERMIT = ['dubai', 'abu dhabi'];

type ListingFields = Pick<
  ListingValues,
  'price' | 'unitType' | 'community' | 'images' | 'description' | 'agent' | 'permitNumber' | 'emirate'
>;

export const gapsOfListing = (listing: ListingFields): PublishGap[] =>
  gaps([
    [listing.images.length === 0, 'images', 'There are no photos.', true],
    [
      listing.unitType === null,
      'unitType',
      'The property type is missing. Searches by type do not find it.',
      true,
    ],
    [
      listing.community.trim() === '',
      'community',
      'There is no community, so that no search by place finds it.',
      true,
    ],
    [
      listing.permitNumber === null && NEEDS_PERMIT.includes(listing.emirate.trim().toLowerCase()),
      'permitNumber',
      'There is no advertising permit, which the law and the portals require.',
      true,
    ],
    [listing.price === null, 'price', 'There is no price: the listing will say “Price on request”.', false],
    [isWithoutText(listing.description), 'description', 'There is no description.', false],
    [listing.agent === null, 'agent', 'There is no adviser: enquiries go to the office.', false],
  ]);

type PostFields = Pick<BlogPostFields, 'content' | 'image' | 'excerpt' | 'seoDescription'>;

export const gapsOfPost = ({ content, image, excerpt, seoDescription }: PostFields): PublishGap[] =>
  gaps([
    [isEmptyHtml(content), 'content', 'The post has no text.', true],
    [image === null, 'image', 'There is no picture for the list of posts and for shared links.', false],
    [
      excerpt.trim() === '' && seoDescription.trim() === '',
      'excerpt',
      'There is no summary for the list and search engines.',
      false,
    ],
  ]);

/** Gaps found in the HTML of a page; the editor also checks the rendered page. */
export const gapsOfPage = ({
  html,
  metaDescription,
}: {
  html: string;
  metaDescription: string;
}): PublishGap[] =>
  gaps([
    [isEmptyHtml(html), 'html', 'The page is empty.', true],
    [
      textsOf(html).some((text) => SAMPLE_TEXTS.includes(text)),
      'html',
      'A sample text is still there.',
      true,
    ],
    [hasEmptyHeading(html), 'html', 'A heading is empty.', true],
    [metaDescription.trim() === '', 'metaDescription', 'There is no description for search engines.', false],
  ]);

interface DevelopmentFields {
  bannerImage?: string | undefined;
  price?: number | null | undefined;
  description?: string | undefined;
  permitNumber?: string | undefined;
  images: readonly string[];
}

export const gapsOfDevelopment = (project: DevelopmentFields): PublishGap[] =>
  gaps([
    [(project.bannerImage ?? '') === '', 'bannerImage', 'There is no banner image.', true],
    [
      (project.price ?? null) === null,
      'price',
      'There is no price: the project will say “Price on request”.',
      false,
    ],
    [isWithoutText(project.description ?? ''), 'description', 'There is no description.', false],
    [
      (project.permitNumber ?? '').trim() === '',
      'permitNumber',
      'There is no permit number, which a project needs to be advertised in Dubai.',
      false,
    ],
    [project.images.length === 0, 'images', 'The gallery has no images.', false],
  ]);

/** Returns the gaps of an entry; none for kinds without a rule. `fields` must be valid for the kind. */
export function gapsOfEntry(kind: LifecycleKind, fields: EntryFields): PublishGap[] {
  if (kind === 'page') return gapsOfPage(fields as unknown as Parameters<typeof gapsOfPage>[0]);
  if (kind === 'blog-post') return gapsOfPost(fields as unknown as PostFields);
  if (kind === 'development') return gapsOfDevelopment(fields as unknown as DevelopmentFields);
  return [];
}

const gaps = (
  checks: readonly (readonly [isMissing: boolean, field: string, message: string, blocks: boolean])[],
): PublishGap[] =>
  checks.flatMap(([isMissing, field, message, blocks]) => (isMissing ? [{ field, message, blocks }] : []));

/** The texts between the tags of HTML. */
const textsOf = (html: string): string[] =>
  html.split(/<[^>]*>/).map((text) => text.replace(/&nbsp;|\s+/g, ' ').trim());

const isWithoutText = (html: string): boolean => textsOf(html).every((text) => text === '');

const isEmptyHtml = (html: string): boolean =>
  isWithoutText(html) && !/<(?:img|table)\b|\sdata-live=/i.test(html);

const hasEmptyHeading = (html: string): boolean =>
  [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].some(
    ([, , inner = '']) => isWithoutText(inner) && !/<img\b/i.test(inner),
  );
