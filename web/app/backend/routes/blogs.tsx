import { blogPosts } from '../sections/blogs/blog-posts';
import { BlogsScreen } from '../sections/blogs/blogs-screen';
import { queryClient } from '../kit/data/query-client';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(blogPosts.list);

export default BlogsScreen;
