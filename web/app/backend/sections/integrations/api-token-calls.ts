import type { ApiTokenWithSecret } from '@manzil/contracts/gateway/api-token';
import * as http from '@manzil/contracts/http/api-tokens';
import { endpointQuery } from '../../kit/data/query-client';
import type { BodyInput } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';

export const apiTokensQuery = endpointQuery(http.listApiTokens, {});

export const createApiToken = (body: BodyInput<typeof http.createApiToken>): Promise<ApiTokenWithSecret> =>
  callApi(http.createApiToken, { body });

export const revokeApiToken = (id: string): Promise<void> => callApi(http.revokeApiToken, { params: { id } });
