import { queryClient } from '../../admin/data/query-client';
import { apiTokensQuery } from '../../admin/integrations/api-token-calls';
import { IntegrationsScreen } from '../../admin/integrations/integrations-screen';
import { webhooksQuery } from '../../admin/integrations/webhook-calls';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(webhooksQuery), queryClient.query(apiTokensQuery)]);

export default IntegrationsScreen;
