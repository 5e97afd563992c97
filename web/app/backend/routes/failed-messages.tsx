import { queryClient } from '../kit/data/query-client';
import { FailedMessagesScreen } from '../sections/failed-messages/failed-messages-screen';
import { failedMessagesQuery } from '../sections/failed-messages/failed-message-calls';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(failedMessagesQuery);

export default FailedMessagesScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Failed messages" />;
}
