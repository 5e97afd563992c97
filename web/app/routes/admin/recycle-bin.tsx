import { RecycleBin } from '../../admin/pages/recycle-bin';
import { loadBin } from '../../admin/pages/page-calls';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/recycle-bin';

export const clientLoader = () => loadBin();

export default function RecycleBinRoute({ loaderData }: Route.ComponentProps) {
  return <RecycleBin pages={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="Recycle Bin" error={error} />;
}
