import type { Route } from './+types/blog-tag';
import { BlogPage } from '../features/content/blog-page';
import { loadBlog } from '../features/content/load-blog.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export function loader(args: Route.LoaderArgs) {
  return loadBlog(args, { by: 'tag', slug: args.params.tag });
}
export const headers = loaderHeaders;

export default function BlogTagRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage blog={loaderData} />;
}
