import type { Credentials } from '@manzil/contracts/gateway/account';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import { AuditTrail } from './audit-trail.js';
import { LoginThrottle } from './login-throttle.js';
import { Member } from './member.entity.js';
import { passwordMatches } from './password.js';
import { Sessions, type Caller } from './sessions.js';

export interface OpenedSession {
  token: string;
  member: Member;
}

/** Opens a session for the right user name and password. UNAUTHENTICATED does not tell which half was wrong. */
@Injectable()
export class LogIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ username, password }: Credentials, caller: Caller): Promise<OpenedSession> {
    const { address } = caller;
    const attempt = await this.throttle.admit(username, address);
    const member = await this.findMember(username);
    const matches = await passwordMatches(member?.passwordHash ?? undefined, password);
    if (member === null || !matches) {
      // What was typed as a user name may be a password: only names that exist are written down.
      const who = member === null ? {} : { memberId: member.id, username: member.username };
      await this.audit.record(this.dataSource.manager, { action: 'login-failed', address, ...who });
      throw new DomainError('UNAUTHENTICATED', 'The username or the password is not right');
    }
    await this.throttle.forgive(attempt);
    return this.dataSource.transaction(async (manager) => {
      const token = await this.sessions.open(manager, member, caller);
      await this.audit.record(manager, {
        action: 'login',
        memberId: member.id,
        username: member.username,
        address,
      });
      return { token, member };
    });
  }

  private findMember(username: string): Promise<Member | null> {
    return this.dataSource.manager.findOneBy(Member, {
      username: Raw((column) => `lower(${column}) = lower(:username)`, { username: username.trim() }),
      disabledAt: IsNull(),
    });
  }
}
