import { blogPosts } from '../../admin/blogs/blog-posts';
import { BlogsScreen } from '../../admin/blogs/blogs-screen';
import { queryClient } from '../../admin/data/query-client';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(blogPosts.list);

export default BlogsScreen;
