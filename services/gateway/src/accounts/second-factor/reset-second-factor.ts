import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { Member } from '../members/member.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { PasskeyRecord } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

/**
 * Resets the second factor of a member who lost their device: ends their sessions; afterwards the password alone is
 * enough to log in.
 */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** NOT_FOUND for an unknown member; CONFLICT for the calling member. */
  async reset(id: string, actor: Actor): Promise<void> {
    if (id === actor.memberId)
      throw new DomainError('CONFLICT', 'Change your own second factor on the account screen');
    await this.dataSource.transaction(async (manager) => {
      const member = await manager.findOneBy(Member, { id });
      if (member === null) throw new DomainError('NOT_FOUND', 'There is no such member');
      await clearSecondFactor(manager, id);
      await this.sessions.closeAllOf(manager, id);
      await this.audit.record(manager, {
        ...actor,
        action: 'second-factor-reset',
        entity: memberEntity(member),
      });
    });
  }
}

/** Removes every second factor of a member, and the count of wrong codes. */
export async function clearSecondFactor(manager: EntityManager, memberId: string): Promise<void> {
  for (const entity of [TotpFactor, PasskeyRecord, RecoveryCode]) await manager.delete(entity, { memberId });
  await manager.query('DELETE FROM second_factor_attempt WHERE member_id = $1', [memberId]);
}
