import type { Lead, LeadChange } from '@manzil/contracts/leads/lead';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toLead } from './lead.mapper.js';
import { changeLead, requireLead } from './lead.repository.js';

/**
 * Sets the given fields and answers the lead as it is then. Of two members who change the same version one
 * is told CONFLICT, with the version to look at first.
 */
@Injectable()
export class UpdateLead {
  constructor(private readonly dataSource: DataSource) {}

  async execute({
    id,
    expectedVersion,
    ...change
  }: LeadChange & { id: string; expectedVersion: number }): Promise<Lead> {
    return this.dataSource.transaction(async (manager) => {
      const changed = await changeLead(manager, { id, expectedVersion }, change);
      const lead = await requireLead(manager, id);
      if (changed) return toLead(lead);
      const details = { version: lead.version };
      throw new DomainError('CONFLICT', 'Somebody else has changed this lead', { details });
    });
  }
}
