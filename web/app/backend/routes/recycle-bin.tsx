import { binQuery } from '../sections/bin/bin-calls';
import { RecycleBin } from '../sections/bin/recycle-bin';
import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(binQuery);

export default RecycleBin;

export function ErrorBoundary() {
  return <SectionProblem title="Recycle Bin" />;
}
