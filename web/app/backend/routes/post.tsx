import { useLocation } from 'react-router';
import { openPost } from '../sections/blogs/blog-posts';
import { PostScreen } from '../sections/blogs/post-screen';
import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { team } from '../sections/collections/team';
import type { Route } from './+types/post';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [post] = await Promise.all([
    params.id === 'new' ? undefined : openPost(Number(params.id)),
    queryClient.query(team.list),
  ]);
  return post;
}

export default function PostRoute({ loaderData, params }: Route.ComponentProps) {
  const { key, state } = useLocation() as { key: string; state: { editor?: string } | null };
  // After its first save, a new post stays in the same editor.
  const editor = state?.editor ?? (params.id === 'new' ? key : params.id);
  return <PostScreen key={editor} editor={editor} loaded={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Post" />;
}
