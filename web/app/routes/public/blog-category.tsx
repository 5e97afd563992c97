import type { Route } from './+types/blog-category';
import { categorySlug } from '@manzil/contracts/content/category-slug';
import { BlogPage } from '../../features/content/blog-page';
import { failure } from '../../lib/api-call.server';
import { loadPosts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  const { posts } = await loadPosts(args);
  if (!posts.some(({ category }) => categorySlug(category) === args.params.category))
    throw failure(args, 404);
  return respond({ posts, category: args.params.category });
}
export const headers = loaderHeaders;

export default function BlogCategoryRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} category={loaderData.category} />;
}
