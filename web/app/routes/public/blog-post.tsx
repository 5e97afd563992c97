import type { Route } from './+types/blog-post';
import { categorySlug } from '@manzil/contracts/content/category-slug';
import type { BlogPost, BlogPostSummary } from '@manzil/contracts/content/collections';
import { PostPage } from '../../features/content/post-page';
import { adviserPath } from '../../lib/adviser-path';
import { failure, type LoaderCall } from '../../lib/api-call.server';
import { findPost, loadPosts, loadTeam, searchListings } from '../../lib/api.server';
import { fitOf, searchOf } from '../../lib/homes-that-fit';
import { loaderHeaders } from '../../lib/loader-headers';
import { moved, respond, respondOnce } from '../../lib/respond.server';

/** Newest posts among which others are looked for. */
const POSTS = 100;
const OTHERS = 3;
const HOMES = 3;

export async function loader(args: Route.LoaderArgs) {
  const [found, { posts }] = await Promise.all([
    findPost(args, args.params.slug),
    loadPosts(args, { limit: POSTS }),
  ]);
  if (found === undefined) throw failure(args, 404);
  const slug = 'redirectTo' in found ? found.redirectTo : found.post.slug;
  // An address that staff have changed, or one in capitals.
  if (!('post' in found) || slug !== args.params.slug) return moved(`/blog/${slug}`);
  const { post } = found;
  const others = othersOf(post, posts);
  try {
    const [homes, { members }] = await Promise.all([homesOf(args, post), loadTeam(args)]);
    const author = post.author.trim().toLowerCase();
    const member = members.find(({ name }) => author !== '' && name.trim().toLowerCase() === author);
    return respond({ post, others, homes, authorPath: member && adviserPath(member) });
  } catch {
    // The post can be read without them; the next visitor is asked for them again.
    return respondOnce({ post, others, homes: undefined, authorPath: undefined });
  }
}

/** Of the same category first, then the newest. */
function othersOf(post: BlogPost, posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const isAlike = ({ category }: BlogPostSummary) =>
    category !== '' && categorySlug(category) === categorySlug(post.category);
  const others = posts.filter(({ id }) => id !== post.id);
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, OTHERS);
}

/** Homes that the post is about; undefined for a post that names neither a place nor a type of home. */
async function homesOf(call: LoaderCall, post: BlogPost) {
  const { facets } = await searchListings(call, 'sale', { sort: 'newest', page: 1 });
  const fit = fitOf(
    post,
    facets.community.map(({ value }) => value),
  );
  if (fit === undefined) return undefined;
  const { items } = await searchListings(call, fit.adType, searchOf(fit));
  return { fit, items: items.slice(0, HOMES) };
}

export const headers = loaderHeaders;

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
