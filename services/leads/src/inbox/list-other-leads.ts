import { listOtherLeads } from '@manzil/contracts/http/leads';
import { MOST_OTHER_LEADS, type OtherLeads } from '@manzil/contracts/leads/other-leads';
import type { AsMember } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity } from '../record/lead.entity.js';
import { toSummary } from '../record/lead.mapper.js';
import { requireLead } from '../record/lead.repository.js';
import { visibleTo } from '../record/visible-leads.js';

/** People have few phone numbers; a bot may send many. */
const MOST_NUMBERS = 20;

/** Lists the other leads of the person of a lead: those with the same email address or the same phone number. */
@Injectable()
export class ListOtherLeads {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listOtherLeads)
  async list({ leadId, asMember }: z.output<typeof listOtherLeads.request>): Promise<OtherLeads> {
    const { manager } = this.dataSource;
    const { email, phone } = await requireLead(manager, leadId, asMember);
    const visible = visibleTo(asMember, 'lead');
    const [leads, total] = await manager
      .createQueryBuilder(LeadEntity, 'lead')
      .where("lead.id <> :leadId AND lead.kind <> 'newsletter' AND lead.merged_into IS NULL", { leadId })
      .andWhere('(lower(lead.email) = lower(:email) OR lead.phone = :phone)', {
        // An empty address matches no other lead.
        email: email === '' ? null : email,
        phone,
      })
      .andWhere(visible.sql, visible.parameters)
      .orderBy('lead.receivedAt', 'DESC')
      .addOrderBy('lead.id', 'DESC')
      .limit(MOST_OTHER_LEADS)
      .getManyAndCount();
    return {
      leads: leads.map(toSummary),
      total,
      numbersAlone: email === '' ? [] : await numbersAlone(manager, email, asMember),
    };
  }
}

/** Returns numbers of leads without an address that another lead states with this one. */
async function numbersAlone(manager: EntityManager, email: string, asMember: AsMember): Promise<string[]> {
  const stated = visibleTo(asMember, 'stated');
  const alone = visibleTo(asMember, 'alone');
  const rows = await manager
    .createQueryBuilder(LeadEntity, 'alone')
    .select('alone.phone', 'phone')
    .distinct()
    .innerJoin(LeadEntity, 'stated', 'stated.phone = alone.phone AND lower(stated.email) = lower(:email)', {
      email,
    })
    .where("alone.email = ''")
    .andWhere(stated.sql, stated.parameters)
    .andWhere(alone.sql, alone.parameters)
    .orderBy('alone.phone')
    .limit(MOST_NUMBERS)
    .getRawMany<{ phone: string }>();
  return rows.map(({ phone }) => phone);
}
