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
  // Written as it is by now: an address that staff have changed, or one in capitals.
  if ('redirectTo' in found) throw redirect(`/blog/${found.redirectTo}`, 301);
  const { post } = found;
  if (post.slug !== args.params.slug) throw redirect(`/blog/${post.slug}`, 301);
  return respond({ post, others: posts.filter(({ id }) => id !== post.id).slice(0, OTHERS) }, ['content']);
}
export const headers = loaderHeaders;

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} others={loaderData.others} />;
}
