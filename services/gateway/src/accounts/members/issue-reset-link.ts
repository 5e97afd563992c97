import type { SingleUseLink } from '@manzil/contracts/gateway/member';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { Member } from './member.entity.js';
import { SingleUseTokens } from '../passwords/single-use-tokens.js';

/** Issues the link by which a member without a valid password or invitation chooses a password. */
@Injectable()
export class IssueResetLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SingleUseTokens,
    private readonly audit: AuditTrail,
  ) {}

  /** NOT_FOUND for an unknown member; CONFLICT for a disabled one. */
  async issue(id: string, actor: Actor): Promise<{ email: string | null; link: SingleUseLink }> {
    return this.dataSource.transaction(async (manager) => {
      // The lock serialises concurrent calls: the later link is the valid one.
      const member = await manager.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (member === null) throw new DomainError('NOT_FOUND', 'There is no such member');
      if (member.disabledAt !== null) throw new DomainError('CONFLICT', 'This member is disabled');
      const entity = memberEntity(member);
      await this.audit.record(manager, { ...actor, action: 'password-link-issued', entity });
      const link = await this.links.issue(manager, id, member.passwordHash === null ? 'invite' : 'reset');
      return { email: member.email, link };
    });
  }
}
