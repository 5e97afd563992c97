import { showLead } from '@manzil/contracts/http/leads';
import type { Lead } from '@manzil/contracts/leads/lead';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ListNotices } from '../mail/list-notices.js';
import { listConsents } from '../privacy/consent/consent.repository.js';
import { toLead } from '../record/lead.mapper.js';
import { readGroup, requireLead } from '../record/lead.repository.js';

/** Returns all fields of a lead. NOT_FOUND when there is none that the member may see. */
@Injectable()
export class GetLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listNotices: ListNotices,
  ) {}

  @HandleRpc(showLead)
  async get({ id, asMember }: z.output<typeof showLead.request>): Promise<Lead> {
    const { manager } = this.dataSource;
    const lead = await requireLead(manager, id, asMember);
    const group = await readGroup(manager, id);
    const notices = await this.listNotices.list(manager, group);
    const consents = await listConsents(manager, group);
    return toLead(lead, { notices, consents });
  }
}
