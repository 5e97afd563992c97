import type { Body } from '@manzil/contracts/http/endpoint';
import type * as http from '@manzil/contracts/http/leads';
import type { Lead, ManyLeadsChanged } from '@manzil/contracts/leads/lead';
import { updateLead, updateLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../http/ports.js';
import type { Actor } from '../http/caller/caller.js';

type Member = NonNullable<AsMember>;
type LeadChangeBody = Body<typeof http.changeLead>;

/**
 * Changes a lead; only an existing member can be assigned. CONFLICT with user and time if another user has changed it
 * since `expectedVersion`.
 */
@Injectable()
export class ChangeLead {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
  ) {}

  async change(
    { id, asMember, expectedVersion, ...change }: LeadChangeBody & { id: string; asMember: AsMember },
    actor: Actor,
  ): Promise<Lead> {
    await this.requireAssignee(change.assignee);
    return this.rpc.request(updateLead, {
      ...change,
      id,
      expectedVersion,
      asMember,
      by: actor.username,
    });
  }

  async changeMany(
    { leads, change }: Body<typeof http.changeLeads>,
    asMember: Member,
  ): Promise<ManyLeadsChanged> {
    await this.requireAssignee(change.assignee);
    return this.rpc.request(updateLeads, { leads, change, asMember });
  }

  private async requireAssignee(username: string | null | undefined): Promise<void> {
    if (username === null || username === undefined) return;
    if (await this.members.worksOnLeads(username)) return;
    const issues = [{ field: 'assignee', message: 'There is no such member' }];
    throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
  }
}
