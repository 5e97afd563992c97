import { queryClient } from '../kit/data/query-client';
import { pagesQuery } from '../sections/pages/page-calls';
import { PageList } from '../sections/pages/page-list';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(pagesQuery);

export default PageList;

export function ErrorBoundary() {
  return <SectionProblem title="All Pages" />;
}
