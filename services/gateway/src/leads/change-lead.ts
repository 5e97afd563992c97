import { leadChangeSchema, type Lead } from '@manzil/contracts/leads/lead';
import { updateLead, type AsMember } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { Member } from '../accounts/member.entity.js';
import type { ActingMember } from './acting-member.js';

export const leadChangeBodySchema = leadChangeSchema
  .extend({ expectedVersion: z.int().min(1) })
  .refine(({ status, notes, assignee }) => [status, notes, assignee].some((value) => value !== undefined), {
    error: 'Enter a status, notes or an assignee',
    path: ['status'],
  });
export type LeadChangeBody = z.output<typeof leadChangeBodySchema>;

/**
 * Works on a lead; one is given only to a member there is. CONFLICT with who and when if somebody has changed it since
 * `expectedVersion`.
 */
@Injectable()
export class ChangeLead {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
  ) {}

  async execute(
    { id, asMember, expectedVersion, ...change }: LeadChangeBody & { id: string; asMember: AsMember },
    member: ActingMember,
  ): Promise<Lead> {
    await this.requireAssignee(change.assignee);
    return this.rpc.ask(updateLead, {
      ...{ ...change, id, expectedVersion, asMember },
      by: member.username,
    });
  }

  private async requireAssignee(username: string | null | undefined): Promise<void> {
    if (username === null || username === undefined) return;
    if (await this.dataSource.manager.existsBy(Member, { username, disabledAt: IsNull() })) return;
    const issues = [{ field: 'assignee', message: 'There is no such member' }];
    throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
  }
}
