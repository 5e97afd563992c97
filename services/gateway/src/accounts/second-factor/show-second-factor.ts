import type { Passkey, SecondFactor } from '@manzil/contracts/gateway/second-factor';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { MemberSession } from '../../http/caller/caller.js';
import { MemberFactors } from './member-factors.js';
import { PasskeyRecord } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

@Injectable()
export class ShowSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: MemberFactors,
  ) {}

  async show({ memberId, role, confirmedUntil }: MemberSession): Promise<SecondFactor> {
    const { manager } = this.dataSource;
    const totp = await manager.findOneBy(TotpFactor, { memberId, confirmedAt: Not(IsNull()) });
    const passkeys = await manager.find(PasskeyRecord, { where: { memberId }, order: { createdAt: 'ASC' } });
    const methods = await this.factors.methodsOf(memberId);
    return {
      required: this.factors.isRequired(role),
      totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
      passkeys: passkeys.map(toView),
      recoveryCodesLeft: await manager.countBy(RecoveryCode, { memberId }),
      confirmBy: methods.length === 0 ? ['password'] : methods,
      confirmedUntil: confirmedUntil?.toISOString() ?? null,
    };
  }
}

const toView = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
