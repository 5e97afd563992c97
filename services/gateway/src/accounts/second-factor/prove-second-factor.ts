import type { SecondFactorProof } from '@manzil/contracts/gateway/second-factor';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { fieldError } from '../passwords/assert-password.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Member } from '../members/member.entity.js';
import { Passkeys, type UsedKey } from './passkeys.js';
import { useRecoveryCode } from './recovery-codes.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { TotpCodes } from './totp-codes.js';
import { TotpFactor } from './totp-factor.entity.js';

interface Situation {
  purpose: 'log-in' | 'confirm';
  /** Id of the pending login or of the session. */
  boundTo: string;
  /** The member who has to prove it; null when the passkey identifies the member. */
  memberId: string | null;
  address: string;
}

/** Why a proof was refused, and the field it was entered in. */
interface Refusal {
  field: 'code' | 'credential';
  message: string;
}

type TypedProof = Exclude<SecondFactorProof, { method: 'passkey' }>;

export const TOTP_REFUSALS = {
  used: 'This code has already been used. Wait for the next one.',
  wrong: 'This code is incorrect.',
};

/** Checks a second factor; its result and the use of the code are one transaction. */
@Injectable()
export class ProveSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly totpCodes: TotpCodes,
    private readonly passkeys: Passkeys,
    private readonly throttle: SecondFactorThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Runs `proceed` with the member whose proof was accepted. VALIDATION_FAILED names `code` or `credential`;
   * RATE_LIMITED after too many wrong codes.
   */
  async prove<Result>(
    proof: SecondFactorProof,
    situation: Situation,
    proceed: (manager: EntityManager, member: Member) => Promise<Result>,
  ): Promise<Result> {
    const { memberId } = situation;
    const isTyped = proof.method !== 'passkey';
    if (isTyped && memberId !== null) await this.throttle.admit(memberId);
    const key = isTyped
      ? undefined
      : await this.passkeys.verifyAssertion(proof.credential, situation, memberId);
    const outcome = await this.dataSource.transaction(async (manager) => {
      const found = await this.findMember(manager, proof, situation, key);
      return found instanceof Member
        ? { isRight: true as const, result: await proceed(manager, found) }
        : { isRight: false as const, refusal: found };
    });
    if (!outcome.isRight) return this.refuse(proof, situation, outcome.refusal);
    if (isTyped && memberId !== null) await this.throttle.forgive(memberId);
    return outcome.result;
  }

  private async findMember(
    manager: EntityManager,
    proof: SecondFactorProof,
    { memberId }: Situation,
    key: UsedKey | undefined,
  ): Promise<Member | Refusal> {
    const found =
      proof.method === 'passkey'
        ? await this.countPasskey(manager, key)
        : await this.useCode(manager, proof, memberId);
    if (typeof found !== 'string') return found;
    const member = await manager.findOneBy(Member, { id: found, disabledAt: IsNull() });
    if (member === null) throw new DomainError('UNAUTHENTICATED', 'This member cannot log in');
    return member;
  }

  private async countPasskey(manager: EntityManager, key: UsedKey | undefined): Promise<string | Refusal> {
    if (key !== undefined && (await this.passkeys.count(manager, key))) return key.memberId;
    return { field: 'credential', message: 'This passkey was not accepted. Try again.' };
  }

  /** The id of the member, or the reason for a refusal. */
  private async useCode(
    manager: EntityManager,
    { method, code }: TypedProof,
    memberId: string | null,
  ): Promise<string | Refusal> {
    if (memberId === null) return { field: 'code', message: 'Enter your username and password first.' };
    if (method === 'recovery-code') {
      const isRight = await useRecoveryCode(manager, memberId, code);
      return isRight
        ? memberId
        : { field: 'code', message: 'This recovery code is incorrect or has been used.' };
    }
    const factor = await manager.findOneBy(TotpFactor, { memberId, confirmedAt: Not(IsNull()) });
    const result = factor === null ? 'wrong' : await this.totpCodes.use(manager, factor, code);
    return result === 'right' ? memberId : { field: 'code', message: TOTP_REFUSALS[result] };
  }

  private async refuse(
    { method }: SecondFactorProof,
    { purpose, memberId, address }: Situation,
    { field, message }: Refusal,
  ): Promise<never> {
    const member = memberId && (await this.dataSource.manager.findOneBy(Member, { id: memberId }));
    await this.audit.record(this.dataSource.manager, {
      action: 'second-factor-failed',
      address,
      details: { method, at: purpose },
      ...(member && { memberId: member.id, username: member.username }),
    });
    throw fieldError(field, message);
  }
}
