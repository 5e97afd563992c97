import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail, passkeyEntity } from '../audit/audit-trail.js';
import { Member } from '../members/member.entity.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { MemberFactors } from './member-factors.js';
import { PasskeyRecord } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

/** Removes one of a member's own second factors; recovery codes go with the last one. */
@Injectable()
export class RemoveFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: MemberFactors,
    private readonly audit: AuditTrail,
  ) {}

  /** NOT_FOUND without an app; CONFLICT when it is the last factor of a member who must have one. */
  async removeTotp(session: MemberSession, address: string): Promise<void> {
    await this.remove(session, async (manager) => {
      const { affected } = await manager.delete(TotpFactor, { memberId: session.memberId });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'You have no authenticator app');
      await this.audit.record(manager, { ...whoOf(session, address), action: 'totp-removed' });
    });
  }

  /** NOT_FOUND for a passkey that is not the member's; CONFLICT as above. */
  async removePasskey(id: string, session: MemberSession, address: string): Promise<void> {
    await this.remove(session, async (manager) => {
      const key = await manager.findOneBy(PasskeyRecord, { id, memberId: session.memberId });
      if (key === null) throw new DomainError('NOT_FOUND', 'You have no such passkey');
      await manager.delete(PasskeyRecord, { id });
      const entry = { ...whoOf(session, address), entity: passkeyEntity(key.name) } as const;
      await this.audit.record(manager, { ...entry, action: 'passkey-removed' });
    });
  }

  private async remove(
    { memberId, role }: MemberSession,
    removal: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Serialises concurrent removals, so that the second one sees the remaining factors.
      await manager.findOneOrFail(Member, { where: { id: memberId }, lock: { mode: 'pessimistic_write' } });
      await removal(manager);
      if ((await this.factors.methodsOf(memberId, manager)).length > 0) return;
      if (this.factors.isRequired(role))
        throw new DomainError('CONFLICT', 'Admins need a second factor here. Add another one first.');
      await manager.delete(RecoveryCode, { memberId });
    });
  }
}

const whoOf = ({ memberId, username }: MemberSession, address: string) => ({ memberId, username, address });
