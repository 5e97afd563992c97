import type { Route } from './+types/blog';
import { BlogPage } from '../../features/content/blog-page';
import { loadPosts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadPosts(args));
}
export const headers = loaderHeaders;

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />;
}
