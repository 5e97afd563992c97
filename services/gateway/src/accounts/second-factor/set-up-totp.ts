import type { TotpSetUp } from '@manzil/contracts/gateway/second-factor';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import { DataSource } from 'typeorm';
import type { MemberSession } from '../../http/caller/caller.js';
import { SecretBox } from './secret-box.js';

/** Creates the secret for an authenticator app. It is inactive until the first valid code. */
@Injectable()
export class SetUpTotp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  /** CONFLICT when the member already has an app; UNAVAILABLE without an encryption key. */
  async setUp({ memberId, loginName }: MemberSession): Promise<TotpSetUp> {
    const secret = generateSecret();
    const sealed = this.box.seal(secret, memberId);
    const stored = await this.dataSource.query<unknown[]>(
      `INSERT INTO totp_factor (member_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (member_id) DO UPDATE SET sealed_secret = $2, last_step = NULL
       WHERE totp_factor.confirmed_at IS NULL RETURNING member_id`,
      [memberId, sealed],
    );
    if (stored.length === 0)
      throw new DomainError('CONFLICT', 'You have an authenticator app. Remove it first.');
    return { secret, uri: generateURI({ issuer: 'Manzil', label: loginName, secret }) };
  }
}
