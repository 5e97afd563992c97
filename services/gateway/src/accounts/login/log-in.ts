import type { Credentials } from '@manzil/contracts/gateway/account';
import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { RecordRefusals } from '../audit/record-refusals.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { KnownDevices } from './known-devices.js';
import { LoginThrottle } from './login-throttle.js';
import { Member } from '../members/member.entity.js';
import { logsInAs } from '../members/member-names.js';
import { passwordMatches } from '../passwords/password.js';
import { MemberFactors } from '../second-factor/member-factors.js';
import { PendingLogins } from '../second-factor/pending-logins.js';
import type { Caller } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';

/** Cookies of earlier logins in this browser. */
interface FormerTokens {
  session: string | undefined;
  device: string | undefined;
}

export interface OpenedSession {
  token: string;
  member: Member;
}

/** The password was right; the second factor is still to come. */
export interface AwaitedSecondFactor {
  pendingToken: string;
  methods: SecondFactorMethod[];
}

/** The right password makes the browser a known device; the device token alone grants no access. */
interface OnDevice {
  deviceToken: string;
}

/** Checks user name and password. UNAUTHENTICATED does not reveal which of the two was wrong. */
@Injectable()
export class LogIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly factors: MemberFactors,
    private readonly pendingLogins: PendingLogins,
    private readonly audit: AuditTrail,
    private readonly refusals: RecordRefusals,
  ) {}

  /**
   * Opens a session, or a pending login for a member with a second factor. The former session of the browser ends
   * when the new one opens.
   */
  async logIn(
    { username, password }: Credentials,
    caller: Caller,
    former: FormerTokens,
  ): Promise<(OpenedSession | AwaitedSecondFactor) & OnDevice> {
    const { address } = caller;
    const device = await this.devices.find(username, former.device);
    const attempt = await this.throttle.admit(username, address, device);
    const member = await this.findMember(username);
    const matches = await passwordMatches(member?.passwordHash ?? undefined, password);
    if (member === null || !matches) {
      // A typed username may be a password by mistake, so only names that exist are recorded.
      const who = member === null ? {} : { memberId: member.id, username: member.username };
      await this.refusals.record({ action: 'login-failed', route: 'POST /login', address, ...who });
      throw new DomainError('UNAUTHENTICATED', 'The username or password is incorrect');
    }
    await this.throttle.forgive(attempt);
    const deviceToken = await this.devices.remember(this.dataSource.manager, member.id, former.device);
    const methods = await this.factors.methodsOf(member.id);
    if (methods.length > 0) {
      return { pendingToken: (await this.pendingLogins.open(member.id)).token, deviceToken, methods };
    }
    return this.dataSource.transaction(async (manager) => {
      await this.sessions.closeByToken(manager, former.session, member.id);
      const token = await this.sessions.open(manager, member, caller, this.factors.isRequired(member.role));
      await this.audit.record(manager, {
        action: 'login',
        memberId: member.id,
        username: member.username,
        address,
        details: { by: 'password' },
      });
      return { token, deviceToken, member };
    });
  }

  private findMember(username: string): Promise<Member | null> {
    return this.dataSource.manager.findOneBy(Member, { username: logsInAs(username), disabledAt: IsNull() });
  }
}
