import { listLeads } from '@manzil/contracts/http/leads';
import type { LeadPage, LeadQuery } from '@manzil/contracts/leads/lead';
import { type AsMember } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { applyFilter } from '../record/lead-filter.js';
import { LeadEntity } from '../record/lead.entity.js';
import { toSummary } from '../record/lead.mapper.js';
import { seesAll, visibleTo } from '../record/visible-leads.js';

/** Returns a page of the inbox: leads of every kind, with the exact number of all that match and the member may see. */
@Injectable()
export class ListLeads {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listLeads)
  async list(request: z.output<typeof listLeads.request>): Promise<LeadPage> {
    const { sort, page, pageSize, asMember } = request;
    const visible = visibleTo(asMember, 'lead');
    // One snapshot keeps the page and the total consistent while leads arrive.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const query = applyFilter(manager.createQueryBuilder(LeadEntity, 'lead'), request).andWhere(
        visible.sql,
        visible.parameters,
      );
      const total = await query.getCount();
      const leads = await inOrder(query, sort)
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany();
      const overdue = await countOverdue(manager, asMember);
      const pageCount = Math.ceil(total / pageSize);
      return { items: leads.map(toSummary), total, page, pageSize, pageCount, overdue };
    });
  }
}

/** For an agent, counts their own leads only; unassigned leads are shared by all members. */
function countOverdue(manager: EntityManager, asMember: AsMember): Promise<number> {
  const query = manager.createQueryBuilder(LeadEntity, 'lead');
  return applyFilter(query, {
    overdue: true,
    asMember,
    ...(!seesAll(asMember) && { assignment: 'mine' }),
  }).getCount();
}

/** Orders by the id last, so that no lead is on two pages. */
function inOrder(
  query: SelectQueryBuilder<LeadEntity>,
  sort: LeadQuery['sort'],
): SelectQueryBuilder<LeadEntity> {
  switch (sort) {
    case 'newest':
      return query.orderBy('lead.receivedAt', 'DESC').addOrderBy('lead.id', 'DESC');
    case 'oldest':
      return query.orderBy('lead.receivedAt', 'ASC').addOrderBy('lead.id', 'ASC');
    case 'updated':
      return query.orderBy('lead.updatedAt', 'DESC').addOrderBy('lead.id', 'DESC');
    case 'name':
      return query.orderBy('lead.name', 'ASC', 'NULLS LAST').addOrderBy('lead.id', 'ASC');
  }
}
