import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { assertPassword } from './assert-password.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Member } from '../members/member.entity.js';
import { loginNameOf } from '../members/member-names.js';
import { SingleUseTokens } from './single-use-tokens.js';
import { hashPassword } from './password.js';
import { Sessions } from '../sessions/sessions.js';

/** Sets the password of the link's member. Consumes the link and ends all sessions of the member. */
@Injectable()
export class ChoosePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SingleUseTokens,
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /** NOT_FOUND for an invalid link; VALIDATION_FAILED leaves it usable. */
  async choose(token: string, password: string, address: string): Promise<void> {
    const link = await this.links.find(token);
    const { memberId, purpose } = link;
    const { username } = link.member;
    const loginName = loginNameOf(link.member);
    await assertPassword(password, loginName, 'password');
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      await this.links.use(manager, link);
      await manager.update(Member, { id: memberId }, { passwordHash });
      await this.sessions.closeAllOf(manager, memberId);
      const details = { purpose };
      await this.audit.record(manager, { action: 'password-chosen', memberId, username, address, details });
    });
    await this.throttle.forgiveAccount(loginName);
  }
}
