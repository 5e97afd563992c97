import { loadFailedMessages } from '../../admin/failed-messages/failed-message-calls';
import { FailedMessagesScreen } from '../../admin/failed-messages/failed-messages-screen';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/failed-messages';

export const clientLoader = loadFailedMessages;

export default function FailedMessagesRoute({ loaderData }: Route.ComponentProps) {
  return <FailedMessagesScreen {...loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Failed messages" />;
}
