import type { Route } from './+types/blog';
import { BlogPage } from '../features/content/blog-page';
import { loadBlog } from '../features/content/load-blog.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export function loader(args: Route.LoaderArgs) {
  return loadBlog(args, { by: 'all' });
}
export const headers = loaderHeaders;

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage blog={loaderData} />;
}
