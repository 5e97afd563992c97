import { loadWebhook } from '../sections/integrations/webhook-calls';
import { WebhookScreen } from '../sections/integrations/webhook-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadWebhook;

export default WebhookScreen;
