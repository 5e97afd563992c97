import { queryClient } from '../kit/data/query-client';
import { Feed } from '../sections/feed/feed';
import { runsQuery } from '../kit/runs/run-calls';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(runsQuery);

export default Feed;

export function ErrorBoundary() {
  return <SectionProblem title="Feed" />;
}
