import type { Lead } from '@manzil/contracts/leads/lead';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toLead } from './lead.mapper.js';
import { requireLead } from './lead.repository.js';

/** Everything known of a lead. NOT_FOUND when there is none. */
@Injectable()
export class GetLead {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id }: { id: string }): Promise<Lead> {
    return toLead(await requireLead(this.dataSource.manager, id));
  }
}
