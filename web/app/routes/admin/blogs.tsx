import { blogPosts } from '../../admin/blogs/blog-posts';
import { BlogsScreen } from '../../admin/blogs/blogs-screen';
import type { Route } from './+types/blogs';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = blogPosts.load;

export default function BlogsRoute({ loaderData }: Route.ComponentProps) {
  return <BlogsScreen loaded={loaderData} />;
}
