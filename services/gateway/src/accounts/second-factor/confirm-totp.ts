import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { fieldError } from '../passwords/assert-password.js';
import { AuditTrail } from '../audit/audit-trail.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';
import { completeFirstFactor } from './complete-first-factor.js';
import { TOTP_REFUSALS } from './prove-second-factor.js';
import { TotpCodes } from './totp-codes.js';
import { TotpFactor } from './totp-factor.entity.js';

/** Activates the authenticator app with its first valid code: from then on logins require a code. */
@Injectable()
export class ConfirmTotp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly totpCodes: TotpCodes,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** New recovery codes, if there were none. CONFLICT when no set-up was begun; VALIDATION_FAILED names `code`. */
  async confirm(code: string, session: MemberSession, address: string): Promise<string[] | null> {
    const { memberId, username } = session;
    return this.dataSource.transaction(async (manager) => {
      const factor = await manager.findOne(TotpFactor, {
        where: { memberId, confirmedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (factor === null)
        throw new DomainError('CONFLICT', 'There is no set-up to confirm. Please start again.');
      const result = await this.totpCodes.use(manager, factor, code);
      if (result !== 'right') throw fieldError('code', TOTP_REFUSALS[result]);
      await manager.update(TotpFactor, { memberId }, { confirmedAt: new Date() });
      await this.audit.record(manager, { action: 'totp-added', memberId, username, address });
      return completeFirstFactor(manager, this.sessions, session);
    });
  }
}
