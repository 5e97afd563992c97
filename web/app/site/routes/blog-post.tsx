import type { Route } from './+types/blog-post';
import { categorySlug } from '@manzil/contracts/content/category-slug';
import type { BlogPost, BlogPostSummary } from '@manzil/contracts/content/collections';
import type { RelatedHomes } from '@manzil/contracts/content/related-homes';
import { PostPage } from '../features/content/post-page';
import { adviserPath } from '../lib/adviser-path';
import { absentLanguages, failure, type LoaderCall } from '../../shared/lib/api-call.server';
import {
  findPost,
  loadListingCards,
  loadPosts,
  loadTeamLinks,
  searchListings,
} from '../../shared/lib/api.server';
import { fitOf, searchOf, type Fit } from '../lib/homes-that-fit';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { postParts } from '../features/content/post-parts';
import { moved, respond, respondOnce } from '../../shared/lib/respond.server';

/** Number of newest posts from which others are chosen. */
const POSTS = 100;
const OTHERS = 3;
const HOMES = 3;
/** Homes in one text. */
const MOST_HOMES = 50;

export async function loader(args: Route.LoaderArgs) {
  const [found, { posts }] = await Promise.all([
    findPost(args, args.params.slug),
    loadPosts(args, { limit: POSTS }),
  ]);
  if (found === undefined) throw failure(args, 404);
  const slug = 'redirectTo' in found ? found.redirectTo : found.post.slug;
  // The slug was changed by staff, or the URL is in capitals.
  if (!('post' in found) || slug !== args.params.slug) return moved(`/blog/${slug}`);
  const { post, terms } = found;
  const shown = { post, terms, absentIn: absentLanguages(args) };
  const others = othersOf(post, posts);
  try {
    const [homes, cards, { members }] = await Promise.all([
      homesOf(args, post),
      loadListingCards(args, homesIn(post)),
      loadTeamLinks(args),
    ]);
    const author = post.author.trim().toLowerCase();
    const member = members.find(({ name }) => author !== '' && name.trim().toLowerCase() === author);
    return respond({ ...shown, others, homes, cards, authorPath: member && adviserPath(member) });
  } catch {
    // The post can be read without them; the next request loads them again.
    return respondOnce({ ...shown, others, homes: undefined, cards: undefined, authorPath: undefined });
  }
}

/** Returns other posts, posts of the same category first, then the newest. */
function othersOf(post: BlogPost, posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const isAlike = ({ category }: BlogPostSummary) =>
    category !== '' && categorySlug(category) === categorySlug(post.category);
  const others = posts.filter(({ id }) => id !== post.id);
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, OTHERS);
}

/** The ids of the homes in its text. */
const homesIn = ({ content }: BlogPost): number[] =>
  postParts(content)
    .flatMap((part) => (part.kind === 'home' ? part.id : []))
    .slice(0, MOST_HOMES);

/** Homes below the post: chosen by staff, or found by their search, or else the ones that the text is about. */
async function homesOf(call: LoaderCall, post: BlogPost) {
  const { relatedHomes: related } = post;
  if (related?.by === 'none') return undefined;
  if (related?.by === 'hand')
    return {
      items: await loadListingCards(
        call,
        related.homes.map(({ id }) => id),
      ),
    };
  const fit = related === null ? await fitOfText(call, post) : fitOfSearch(related);
  if (fit === undefined) return undefined;
  const { items } = await searchListings(call, fit.adType, searchOf(fit));
  return { fit, items: items.slice(0, HOMES) };
}

const fitOfSearch = ({ adType, location, unitType }: Extract<RelatedHomes, { by: 'search' }>): Fit => ({
  adType,
  ...(location !== '' && { location }),
  ...(unitType !== null && { type: unitType }),
});

/** Undefined for a post that names neither a place nor a type of home. */
async function fitOfText(call: LoaderCall, post: BlogPost): Promise<Fit | undefined> {
  const { facets } = await searchListings(call, 'sale', { sort: 'newest', page: 1 });
  return fitOf(
    post,
    facets.community.map(({ value }) => value),
  );
}

export const headers = loaderHeaders;

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
