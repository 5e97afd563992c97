import { queryClient } from '../kit/data/query-client';
import { savedRepliesQuery } from '../kit/data/saved-replies-query';
import { SavedRepliesScreen } from '../sections/saved-replies/saved-replies-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(savedRepliesQuery);

export default SavedRepliesScreen;
