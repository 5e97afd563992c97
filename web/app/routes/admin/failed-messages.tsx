import { queryClient } from '../../admin/data/query-client';
import { FailedMessagesScreen } from '../../admin/failed-messages/failed-messages-screen';
import { failedMessagesQuery } from '../../admin/failed-messages/failed-message-calls';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(failedMessagesQuery);

export default FailedMessagesScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Failed messages" />;
}
