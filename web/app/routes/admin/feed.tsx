import { queryClient } from '../../admin/data/query-client';
import { Feed } from '../../admin/feed/feed';
import { runsQuery } from '../../admin/feed/feed-calls';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(runsQuery);

export default Feed;

export function ErrorBoundary() {
  return <SectionProblem title="Feed" />;
}
