import type { ManyLeadsChanged } from '@manzil/contracts/leads/lead';
import { updateLeads } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { UpdateLead } from './update-lead.js';

/** Changes many leads independently: a lead that another user has changed meanwhile does not stop the others. */
@Injectable()
export class UpdateLeads {
  constructor(private readonly updateLead: UpdateLead) {}

  @HandleRpc(updateLeads)
  async update({ leads, change, asMember }: z.output<typeof updateLeads.request>): Promise<ManyLeadsChanged> {
    const result: ManyLeadsChanged = { changed: [], refused: [] };
    for (const lead of leads) {
      const reason = await reasonOf(
        this.updateLead.update({ ...change, ...lead, asMember, by: asMember.username }),
      );
      if (reason === undefined) result.changed.push(lead.id);
      else result.refused.push({ id: lead.id, reason });
    }
    return result;
  }
}

/** The reason why a change was refused; undefined when it was made. */
async function reasonOf(change: Promise<unknown>): Promise<'version' | 'missing' | undefined> {
  try {
    await change;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFLICT') return 'version';
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return 'missing';
    throw error;
  }
}
