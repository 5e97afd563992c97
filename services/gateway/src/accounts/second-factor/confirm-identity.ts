import type { Confirmation } from '@manzil/contracts/gateway/second-factor';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fieldError } from '../passwords/assert-password.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Member } from '../members/member.entity.js';
import { passwordMatches } from '../passwords/password.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';
import { MemberFactors } from './member-factors.js';
import { ProveSecondFactor } from './prove-second-factor.js';

/** A member confirms their identity again, before actions that an abandoned session must not allow. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: MemberFactors,
    private readonly proveSecondFactor: ProveSecondFactor,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Returns when the confirmation expires. A member with a second factor must use it; the password alone is refused.
   */
  async confirm(proof: Confirmation, session: MemberSession, address: string): Promise<Date> {
    const proceed = (manager: EntityManager): Promise<Date> =>
      this.note(manager, session, proof.method, address);
    if (proof.method !== 'password') {
      const situation = {
        purpose: 'confirm',
        boundTo: session.id,
        memberId: session.memberId,
        address,
      } as const;
      return this.proveSecondFactor.prove(proof, situation, proceed);
    }
    if ((await this.factors.methodsOf(session.memberId)).length > 0)
      throw new DomainError('CONFLICT', 'Please confirm with your second factor');
    await this.checkPassword(proof.password, session, address);
    return this.dataSource.transaction(proceed);
  }

  /** Attempts are limited like login attempts. */
  private async checkPassword(
    password: string,
    { id, memberId, loginName }: MemberSession,
    address: string,
  ): Promise<void> {
    const attempt = await this.throttle.admit(loginName, address, id);
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    if (!(await passwordMatches(member.passwordHash ?? undefined, password)))
      throw fieldError('password', 'This is not your password.');
    await this.throttle.forgive(attempt);
  }

  private async note(
    manager: EntityManager,
    { id, memberId, username }: MemberSession,
    method: Confirmation['method'],
    address: string,
  ): Promise<Date> {
    const until = await this.sessions.confirm(manager, id);
    const details = { by: method };
    await this.audit.record(manager, { action: 'identity-confirmed', memberId, username, address, details });
    return until;
  }
}
