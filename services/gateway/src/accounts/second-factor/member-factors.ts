import type { Role } from '@manzil/contracts/gateway/account';
import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../../config.js';

interface Row {
  totp: boolean;
  passkey: boolean;
  recovery: boolean;
}

/** Reads which second factors members have, and which members must have one. */
@Injectable()
export class MemberFactors {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  isRequired(role: Role): boolean {
    return role === 'admin' && this.config.ADMIN_SECOND_FACTOR === 'required';
  }

  /** Returns a member's methods of confirmation other than the password; empty without a second factor. */
  async methodsOf(
    memberId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SecondFactorMethod[]> {
    const [{ totp, passkey, recovery }] = await manager.query<[Row]>(
      `SELECT EXISTS (SELECT FROM totp_factor WHERE member_id = $1 AND confirmed_at IS NOT NULL) AS totp,
              EXISTS (SELECT FROM passkey WHERE member_id = $1) AS passkey,
              EXISTS (SELECT FROM recovery_code WHERE member_id = $1) AS recovery`,
      [memberId],
    );
    if (!totp && !passkey) return [];
    return [
      ...(totp ? (['totp'] as const) : []),
      ...(passkey ? (['passkey'] as const) : []),
      ...(recovery ? (['recovery-code'] as const) : []),
    ];
  }

  /** Returns true when a member must set up a second factor before anything else. */
  async isMissing({ memberId, role }: { memberId: string; role: Role }): Promise<boolean> {
    return this.isRequired(role) && (await this.methodsOf(memberId)).length === 0;
  }
}

/** Ids of the members who have a second factor. */
export async function membersWithSecondFactor(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT member_id AS id FROM totp_factor WHERE confirmed_at IS NOT NULL UNION SELECT member_id FROM passkey',
  );
  return new Set(rows.map(({ id }) => id));
}
