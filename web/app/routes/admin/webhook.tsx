import { loadWebhook } from '../../admin/integrations/webhook-calls';
import { WebhookScreen } from '../../admin/integrations/webhook-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadWebhook;

export default WebhookScreen;
