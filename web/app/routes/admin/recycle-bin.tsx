import { queryClient } from '../../admin/data/query-client';
import { binQuery } from '../../admin/pages/page-calls';
import { RecycleBin } from '../../admin/pages/recycle-bin';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(binQuery);

export default RecycleBin;

export function ErrorBoundary() {
  return <SectionProblem title="Recycle Bin" />;
}
