import { z } from 'zod';
import { apiTokenSchema, apiTokenWithSecretSchema, newApiTokenSchema } from '../gateway/api-token.js';
import { defineEndpoint } from './endpoint.js';

export const listApiTokens = defineEndpoint({
  method: 'GET',
  path: '/api/tokens',
  audience: 'integrations.read',
  area: 'Integrations',
  summary: 'All API tokens by name, without their secrets',
  responses: { 200: z.object({ tokens: z.array(apiTokenSchema) }) },
});

export const createApiToken = defineEndpoint({
  method: 'POST',
  path: '/api/tokens',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Integrations',
  summary: 'Makes an API token that acts in the name of its maker; its secret is in this response only',
  body: newApiTokenSchema,
  responses: { 201: apiTokenWithSecretSchema },
  problems: ['CONFLICT'],
});

export const revokeApiToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  audience: 'integrations.edit',
  area: 'Integrations',
  summary: 'Revokes an API token, which is refused from its next request on',
  params: z.object({ id: z.uuid() }),
  responses: { 204: 'nothing' },
});
