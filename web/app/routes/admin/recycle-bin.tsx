import { binQuery } from '../../admin/bin/bin-calls';
import { RecycleBin } from '../../admin/bin/recycle-bin';
import { queryClient } from '../../admin/data/query-client';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(binQuery);

export default RecycleBin;

export function ErrorBoundary() {
  return <SectionProblem title="Recycle Bin" />;
}
