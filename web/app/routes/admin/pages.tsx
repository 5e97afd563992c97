import { queryClient } from '../../admin/data/query-client';
import { pagesQuery } from '../../admin/pages/page-calls';
import { PageList } from '../../admin/pages/page-list';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(pagesQuery);

export default PageList;

export function ErrorBoundary() {
  return <SectionProblem title="All Pages" />;
}
