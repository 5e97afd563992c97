import { RecycleBin } from '../../admin/pages/recycle-bin';
import { loadBin } from '../../admin/pages/page-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/recycle-bin';

export const clientLoader = () => loadBin();

export default function RecycleBinRoute({ loaderData }: Route.ComponentProps) {
  return <RecycleBin pages={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Recycle Bin" />;
}
