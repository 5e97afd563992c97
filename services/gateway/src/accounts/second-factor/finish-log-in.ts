import type { SecondFactorProof } from '@manzil/contracts/gateway/second-factor';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import type { OpenedSession } from '../login/log-in.js';
import type { Caller } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';
import { loginHasExpired, PendingLogins } from './pending-logins.js';
import { ProveSecondFactor } from './prove-second-factor.js';

/** The second step of a login, or the only one with a passkey: opens the session. */
@Injectable()
export class FinishLogIn {
  constructor(
    private readonly pendingLogins: PendingLogins,
    private readonly proveSecondFactor: ProveSecondFactor,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * UNAUTHENTICATED if no login is pending in this browser; VALIDATION_FAILED leaves it pending. Ends the browser's
   * previous session (`former`).
   */
  async finish(
    token: string | undefined,
    proof: SecondFactorProof,
    caller: Caller,
    former: string | undefined,
  ): Promise<OpenedSession> {
    const pending = await this.pendingLogins.find(token);
    if (pending === undefined) throw loginHasExpired();
    const { id: boundTo, memberId } = pending;
    const { address } = caller;
    const situation = { purpose: 'log-in', boundTo, memberId, address } as const;
    return this.proveSecondFactor.prove(proof, situation, async (manager, member) => {
      await this.pendingLogins.use(manager, pending);
      await this.sessions.closeByToken(manager, former, member.id);
      const opened = await this.sessions.open(manager, member, caller);
      await this.audit.record(manager, {
        action: 'login',
        memberId: member.id,
        username: member.username,
        address,
        details: { by: memberId === null ? proof.method : `password and ${proof.method}` },
      });
      return { token: opened, member };
    });
  }
}
