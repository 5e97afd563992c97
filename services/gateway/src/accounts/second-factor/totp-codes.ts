import { Injectable } from '@nestjs/common';
import { verifySync } from 'otplib';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.js';
import { TotpFactor } from './totp-factor.entity.js';

const STEP_SECONDS = 30;

export type TotpResult = 'right' | 'used' | 'wrong';

/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 s), one step early or late at most. */
@Injectable()
export class TotpCodes {
  constructor(private readonly box: SecretBox) {}

  /** Consumes a code: of two requests with the same code, on any replica, one gets 'right'. */
  async use(manager: EntityManager, factor: TotpFactor, typed: string): Promise<TotpResult> {
    const token = typed.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return 'wrong';
    const { memberId, sealedSecret } = factor;
    const { text: secret, isOutdated } = this.box.open(sealedSecret, memberId);
    const result = verifySync({ secret, token, epochTolerance: STEP_SECONDS });
    if (!result.valid || !('timeStep' in result)) return 'wrong';
    const lastStep = result.timeStep;
    const { affected } = await manager.update(
      TotpFactor,
      [
        { memberId, lastStep: IsNull() },
        { memberId, lastStep: LessThan(lastStep) },
      ],
      { lastStep, ...(isOutdated && { sealedSecret: this.box.seal(secret, memberId) }) },
    );
    return affected === 1 ? 'right' : 'used';
  }
}
