import { RunScreen } from '../sections/feed/run-screen';
import { loadRun } from '../sections/feed/feed-calls';
import { SectionProblem } from '../kit/layout/section-problem';
import type { Route } from './+types/feed-run';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadRun(params.id);

export default function FeedRunRoute({ params }: Route.ComponentProps) {
  return <RunScreen key={params.id} id={params.id} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Feed" />;
}
