import { listLeadTags } from '@manzil/contracts/http/lead-tags';
import { MOST_SUGGESTED_TAGS } from '@manzil/contracts/leads/tag';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity } from '../record/lead.entity.js';
import { visibleTo } from '../record/visible-leads.js';

/** Lists the tags in use, to suggest them. */
@Injectable()
export class ListLeadTags {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listLeadTags)
  async list({ asMember }: z.output<typeof listLeadTags.request>): Promise<{ tags: string[] }> {
    const visible = visibleTo(asMember, 'lead');
    const rows = await this.dataSource.manager
      .createQueryBuilder(LeadEntity, 'lead')
      .select('unnest(lead.tags)', 'tag')
      .where("lead.tags <> '{}'")
      .andWhere(visible.sql, visible.parameters)
      .groupBy('tag')
      .orderBy('count(*)', 'DESC')
      .addOrderBy('tag')
      .limit(MOST_SUGGESTED_TAGS)
      .getRawMany<{ tag: string }>();
    return { tags: rows.map(({ tag }) => tag) };
  }
}
