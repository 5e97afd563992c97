import type { Lead } from '@manzil/contracts/leads/lead';
import type { updateLead } from '@manzil/contracts/leads/rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { toLead } from './lead.mapper.js';
import { changeLead, requireLead } from './lead.repository.js';

/**
 * Sets the given fields and answers the lead as it is then. Of two members who change the same version one
 * is told CONFLICT, with the version to look at first, and who made it when.
 */
@Injectable()
export class UpdateLead {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id, expectedVersion, by, ...change }: z.output<typeof updateLead.request>): Promise<Lead> {
    return this.dataSource.transaction(async (manager) => {
      const changed = await changeLead(manager, { id, expectedVersion }, { ...change, updatedBy: by });
      const lead = await requireLead(manager, id);
      if (!changed) throw versionConflict('The lead', lead);
      return toLead(lead);
    });
  }
}
