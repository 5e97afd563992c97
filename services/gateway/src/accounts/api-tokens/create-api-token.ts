import {
  API_TOKEN_PREFIX,
  type ApiTokenWithSecret,
  type NewApiToken,
} from '@manzil/contracts/gateway/api-token';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { apiTokenEntity, AuditTrail } from '../audit/audit-trail.js';
import { isTaken } from '../is-taken.js';
import { hashToken, newSessionToken } from '../sessions/session-token.js';
import { ApiTokenRecord } from './api-token.entity.js';
import { toApiToken } from './api-token-view.js';

const MOST_TOKENS = 100;
const DAY_MS = 86_400_000;

/** Creates a token that acts on behalf of its creator. Its secret is returned only once. */
@Injectable()
export class CreateApiToken {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /** CONFLICT when a token of this name exists, ignoring case, or the maximum number is reached. */
  async create({ name, scopes, expiresInDays }: NewApiToken, actor: Actor): Promise<ApiTokenWithSecret> {
    const secret = API_TOKEN_PREFIX + newSessionToken();
    const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS);
    const record = await this.dataSource
      .transaction(async (manager) => {
        if ((await manager.count(ApiTokenRecord)) >= MOST_TOKENS)
          throw new DomainError(
            'CONFLICT',
            `There are ${String(MOST_TOKENS)} tokens already; revoke one first`,
          );
        const { memberId } = actor;
        const added = { tokenHash: hashToken(secret), name, scopes, memberId, expiresAt };
        const { id } = await manager.save(ApiTokenRecord, added);
        const details = { scopes, expiresAt: expiresAt.toISOString() };
        const entity = apiTokenEntity({ id, name });
        await this.audit.record(manager, { ...actor, action: 'api-token-created', entity, details });
        return manager.findOneOrFail(ApiTokenRecord, { where: { id }, relations: { member: true } });
      })
      .catch((error: unknown) => {
        if (!isTaken(error)) throw error;
        const issues = [{ field: 'name', message: 'A token with this name already exists.' }];
        throw new DomainError('CONFLICT', 'A token with this name already exists', { issues });
      });
    return { token: toApiToken(record), secret };
  }
}
