import { queryClient } from '../kit/data/query-client';
import { apiTokensQuery } from '../sections/integrations/api-token-calls';
import { IntegrationsScreen } from '../sections/integrations/integrations-screen';
import { webhooksQuery } from '../sections/integrations/webhook-calls';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(webhooksQuery), queryClient.query(apiTokensQuery)]);

export default IntegrationsScreen;
