import { listFreeTimes, listViewings } from '@manzil/contracts/http/viewings';
import { MOST_LISTED_VIEWINGS, type FreeTimes, type Viewing } from '@manzil/contracts/leads/viewing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity } from '../../record/lead.entity.js';
import { readGroup, requireLead } from '../../record/lead.repository.js';
import { seesAll } from '../../record/visible-leads.js';
import { ViewedHome } from '../../intake/viewed-home.js';
import { offeredTimes } from './viewing-advisers.js';
import { toViewing } from './viewing.repository.js';
import { ViewingEntity } from './viewing.entity.js';

/** Lists viewings for members, and free times for visitors. */
@Injectable()
export class ListViewings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly viewedHome: ViewedHome,
  ) {}

  /** Lists all viewings of a lead that the member may see; without a lead an agent gets only their own. */
  @HandleRpc(listViewings)
  async list({
    from,
    to,
    adviser,
    leadId,
    asMember,
  }: z.output<typeof listViewings.request>): Promise<{ viewings: Viewing[] }> {
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(ViewingEntity, 'viewing');
    if (leadId !== undefined) {
      await requireLead(manager, leadId, asMember);
      query.andWhere('viewing.lead_id IN (:...group)', { group: await readGroup(manager, leadId) });
    } else if (!seesAll(asMember))
      query.andWhere('lower(viewing.adviser) = lower(:own)', { own: asMember.username });
    if (adviser !== undefined) query.andWhere('lower(viewing.adviser) = lower(:adviser)', { adviser });
    if (from !== undefined) query.andWhere('viewing.ends_at > :from', { from });
    if (to !== undefined) query.andWhere('viewing.starts_at < :to', { to });
    const found = await query
      .orderBy('viewing.startsAt')
      .addOrderBy('viewing.id')
      .limit(MOST_LISTED_VIEWINGS)
      .getMany();
    const leads = await manager.findBy(LeadEntity, { id: In(found.map((viewing) => viewing.leadId)) });
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    const viewings = found.flatMap((viewing) => {
      const lead = byId.get(viewing.leadId);
      return lead === undefined ? [] : [toViewing(viewing, lead)];
    });
    return { viewings };
  }

  @HandleRpc(listFreeTimes)
  async freeTimes({ pagelink }: { pagelink: string }): Promise<FreeTimes> {
    const { manager } = this.dataSource;
    const offered = await offeredTimes(manager, await this.viewedHome.require(pagelink));
    if (offered === undefined) return { adviser: null, duration: 0, times: [] };
    const { adviserContact: adviser, duration, times } = offered;
    return { adviser, duration, times: times.map((time) => time.toISOString()) };
  }
}
