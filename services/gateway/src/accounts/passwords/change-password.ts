import type { PasswordChange } from '@manzil/contracts/gateway/member';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { assertPassword, fieldError } from './assert-password.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Member } from '../members/member.entity.js';
import { SingleUseTokens } from './single-use-tokens.js';
import { hashPassword, passwordMatches } from './password.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';

/** Changes the password of the calling member, and ends their other sessions. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly links: SingleUseTokens,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Wrong values of `current` are limited like login attempts, so that an unattended session does not reveal the
   * password.
   */
  async change({ current, next }: PasswordChange, session: MemberSession, address: string): Promise<void> {
    const { id, memberId, username, loginName } = session;
    await assertPassword(next, loginName, 'next');
    const attempt = await this.throttle.admit(loginName, address, id);
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    if (!(await passwordMatches(member.passwordHash ?? undefined, current))) {
      throw fieldError('current', 'This is not your current password.');
    }
    await this.throttle.forgive(attempt);
    const passwordHash = await hashPassword(next);
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Member, { id: memberId }, { passwordHash });
      await this.sessions.closeAllOf(manager, memberId, id);
      await this.links.revoke(manager, memberId);
      await this.audit.record(manager, { action: 'password-changed', memberId, username, address });
    });
  }
}
