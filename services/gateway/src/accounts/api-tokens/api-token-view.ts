import type { ApiToken } from '@manzil/contracts/gateway/api-token';
import type { ApiTokenRecord } from './api-token.entity.js';

/** A token as admins see it; `record` has its member. */
export function toApiToken(record: ApiTokenRecord): ApiToken {
  const { id, name, scopes, member, createdAt, expiresAt, lastUsedOn } = record;
  return {
    id,
    name,
    scopes,
    createdBy: member.username,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedOn,
    refusedBecause: refusedBecause(record),
  };
}

function refusedBecause({ member, expiresAt }: ApiTokenRecord): ApiToken['refusedBecause'] {
  if (expiresAt !== null && expiresAt <= new Date()) return 'expired';
  return member.disabledAt === null ? null : 'member-disabled';
}
