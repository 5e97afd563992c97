import { redirect } from 'react-router';
import type { Route } from './+types/blog-post';
import { PostPage } from '../../features/content/post-page';
import { failure } from '../../lib/api-call.server';
import { findPost, loadPosts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

const OTHERS = 3;

export async function loader(args: Route.LoaderArgs) {
  const [found, { posts }] = await Promise.all([findPost(args, args.params.slug), loadPosts(args)]);
  if (found === undefined) throw failure(args, 404);
  const slug = 'redirectTo' in found ? found.redirectTo : found.post.slug;
  // An address that staff have changed, or one in capitals.
  if (!('post' in found) || slug !== args.params.slug) return moved(`/blog/${slug}`);
  const { post } = found;
  return respond({ post, others: posts.filter(({ id }) => id !== post.id).slice(0, OTHERS) });
}
/** Asked for again each time: an address can come back to what it led away from. */
const moved = (path: string): Response =>
  redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });

export const headers = loaderHeaders;

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} others={loaderData.others} />;
}
