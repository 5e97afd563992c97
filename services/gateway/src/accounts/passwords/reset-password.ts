import type { Role } from '@manzil/contracts/gateway/account';
import type { SingleUseLink } from '@manzil/contracts/gateway/member';
import { DataSource } from 'typeorm';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Member } from '../members/member.entity.js';
import { loginNameOf, logsInAs } from '../members/member-names.js';
import { SingleUseTokens } from './single-use-tokens.js';
import { membersWithSecondFactor } from '../second-factor/member-factors.js';
import { clearSecondFactor } from '../second-factor/reset-second-factor.js';
import { Sessions } from '../sessions/sessions.js';

interface ResetMember {
  username: string;
  role: Role;
  /** True if a login still requires the second factor. */
  hasSecondFactor: boolean;
  /** Single-use link to the form for a new password. */
  link: SingleUseLink;
}

/**
 * Restores access for the operator when no member can log in as admin: replaces the password by a single-use token,
 * enables the member, ends their sessions and the wait after failed logins; optionally clears the second factor.
 * Requires only write access to the database.
 */
export class ResetPassword {
  constructor(private readonly dataSource: DataSource) {}

  /** The current member; undefined for an unknown name. */
  async reset(
    username: string,
    { clearsSecondFactor }: { clearsSecondFactor: boolean },
  ): Promise<ResetMember | undefined> {
    const member = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOne(Member, {
        where: { username: logsInAs(username) },
        lock: { mode: 'pessimistic_write' },
      });
      if (found === null) return undefined;
      await manager.update(Member, { id: found.id }, { passwordHash: null, disabledAt: null });
      await new Sessions(this.dataSource).closeAllOf(manager, found.id);
      const link = await new SingleUseTokens(this.dataSource).issue(manager, found.id, 'reset');
      const entry = { actorKind: 'system', username: 'operator', entity: memberEntity(found) } as const;
      await new AuditTrail().record(manager, { ...entry, action: 'password-reset' });
      if (clearsSecondFactor) {
        await clearSecondFactor(manager, found.id);
        await new AuditTrail().record(manager, { ...entry, action: 'second-factor-reset' });
      }
      const hasSecondFactor = (await membersWithSecondFactor(manager)).has(found.id);
      return { username: loginNameOf(found), role: found.role, hasSecondFactor, link };
    });
    if (member !== undefined) await new LoginThrottle(this.dataSource).forgiveAccount(member.username);
    return member;
  }
}
