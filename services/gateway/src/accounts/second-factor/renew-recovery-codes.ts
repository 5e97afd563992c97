import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { MemberFactors } from './member-factors.js';
import { issueRecoveryCodes } from './recovery-codes.js';

/** Replaces the member's recovery codes: the former ones become invalid. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: MemberFactors,
    private readonly audit: AuditTrail,
  ) {}

  /** CONFLICT without a second factor. */
  async renew(actor: Actor): Promise<string[]> {
    const { memberId } = actor;
    if ((await this.factors.methodsOf(memberId)).length === 0)
      throw new DomainError('CONFLICT', 'Set up a second factor first');
    return this.dataSource.transaction(async (manager) => {
      await this.audit.record(manager, { ...actor, action: 'recovery-codes-renewed' });
      return issueRecoveryCodes(manager, memberId);
    });
  }
}
