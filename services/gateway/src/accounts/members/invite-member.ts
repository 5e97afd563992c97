import type { Invitation, Member as MemberView, SingleUseLink } from '@manzil/contracts/gateway/member';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { isTaken } from '../is-taken.js';
import { Member } from './member.entity.js';
import { toMemberView } from './member-view.js';
import { SingleUseTokens } from '../passwords/single-use-tokens.js';

/** Makes a member who cannot log in before they have chosen a password by the link that is answered. */
@Injectable()
export class InviteMember {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SingleUseTokens,
    private readonly audit: AuditTrail,
  ) {}

  /** CONFLICT when there is a member of this name, in whatever case. */
  async invite(
    { username, role }: Invitation,
    actor: Actor,
  ): Promise<{ member: MemberView; link: SingleUseLink }> {
    return this.dataSource
      .transaction(async (manager) => {
        const member = manager.create(Member, { username, role, passwordHash: null, disabledAt: null });
        await manager.insert(Member, member);
        const link = await this.links.issue(manager, member.id, 'invite');
        const changes = [{ field: 'role', before: null, after: role }];
        const entity = memberEntity(member);
        await this.audit.record(manager, { ...actor, action: 'member-invited', entity, changes });
        return { member: toMemberView(member, undefined, false), link };
      })
      .catch(asTaken);
  }
}

function asTaken(error: unknown): never {
  if (!isTaken(error)) throw error;
  const issues = [{ field: 'username', message: 'A member with this name already exists.' }];
  throw new DomainError('CONFLICT', 'A member with this name already exists', { issues });
}
