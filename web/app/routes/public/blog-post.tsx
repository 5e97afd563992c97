import type { Route } from './+types/blog-post';
import { PostPage } from '../../features/content/post-page';
import { failure } from '../../lib/api-call.server';
import { loadPosts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

const OTHERS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { posts } = await loadPosts(args);
  const post = posts.find(({ slug }) => slug === args.params.slug);
  if (!post) throw failure(args, 404);
  return respond({ post, others: posts.filter((other) => other !== post).slice(0, OTHERS) }, ['content']);
}
export const headers = loaderHeaders;

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} others={loaderData.others} />;
}
