import type { AuditChange, AuditEntity } from '@manzil/contracts/audit';
import { currentRequestId } from '@manzil/messaging/request-context';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Member } from '../members/member.entity.js';
import { displayNameOf } from '../members/member-names.js';
import type { ActorKind, AuditAction } from './audit-entry.entity.js';

export interface NewAuditEntry {
  action: string;
  /** Defaults to a member if there is a `memberId`, else to an unknown caller. */
  actorKind?: ActorKind;
  memberId?: string | null;
  username?: string | null;
  entity?: AuditEntity;
  changes?: readonly AuditChange[];
  details?: Readonly<Record<string, unknown>>;
  address?: string | null;
  /** Default: now. */
  at?: string;
  requestId?: string | null;
}

export const memberEntity = (member: Member): AuditEntity => ({
  kind: 'member',
  id: member.id,
  title: displayNameOf(member),
  link: '/backend/members',
});

export const apiTokenEntity = ({ id, name }: { id: string; name: string }): AuditEntity => ({
  kind: 'api-token',
  id,
  title: name,
  link: '/backend/integrations',
});

export const passkeyEntity = (name: string): AuditEntity => ({
  kind: 'passkey',
  id: null,
  title: name,
  link: '/backend/account',
});

export const pushDeviceEntity: AuditEntity = {
  kind: 'push-device',
  id: null,
  title: 'A device',
  link: '/backend/account',
};

/** Appends to the audit trail, in the transaction of the recorded change. */
@Injectable()
export class AuditTrail {
  /** Records an action of the gateway itself during the current request. */
  async record(manager: EntityManager, entry: NewAuditEntry & { action: AuditAction }): Promise<void> {
    await this.append(manager, { requestId: currentRequestId() ?? null, ...entry });
  }

  async append(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    const { memberId = null, entity, at } = entry;
    await manager.query(
      `INSERT INTO audit.entry (at, actor_kind, member_id, username, action, entity_kind, entity_id, entity_title,
                                entity_link, changes, details, address, request_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        at ?? new Date().toISOString(),
        entry.actorKind ?? (memberId === null ? 'visitor' : 'member'),
        memberId,
        entry.username ?? null,
        entry.action,
        entity?.kind ?? null,
        entity?.id ?? null,
        entity?.title ?? null,
        entity?.link ?? null,
        JSON.stringify(entry.changes ?? []),
        JSON.stringify(entry.details ?? {}),
        entry.address ?? null,
        entry.requestId ?? null,
      ],
    );
  }
}
