import type { ApiToken, ApiTokenWithSecret } from '@manzil/contracts/gateway/api-token';
import * as http from '@manzil/contracts/http/api-tokens';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CreateApiToken } from './create-api-token.js';
import { ListApiTokens } from './list-api-tokens.js';
import { RevokeApiToken } from './revoke-api-token.js';

/** The API tokens, for admins. */
@Controller()
export class ApiTokenController {
  constructor(
    private readonly listApiTokens: ListApiTokens,
    private readonly createApiToken: CreateApiToken,
    private readonly revokeApiToken: RevokeApiToken,
  ) {}

  @Endpoint(http.listApiTokens)
  async list(): Promise<{ tokens: ApiToken[] }> {
    return { tokens: await this.listApiTokens.list() };
  }

  @Endpoint(http.createApiToken)
  create({ body, actor }: Input<typeof http.createApiToken>): Promise<ApiTokenWithSecret> {
    return this.createApiToken.create(body, actor);
  }

  @Endpoint(http.revokeApiToken)
  async revoke({ params, actor }: Input<typeof http.revokeApiToken>): Promise<void> {
    await this.revokeApiToken.revoke(params.id, actor);
  }
}
