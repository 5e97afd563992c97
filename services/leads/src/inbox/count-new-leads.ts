import type { NewLeads } from '@manzil/contracts/leads/lead';
import { countNewLeads } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { seesAll } from '../record/visible-leads.js';

interface Group {
  assignee: string | null;
  count: number;
  newest: Date;
}

/** Counts the new leads for each of several members, in one statement. */
@Injectable()
export class CountNewLeads {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(countNewLeads)
  async count({
    members,
  }: z.output<typeof countNewLeads.request>): Promise<z.output<typeof countNewLeads.response>> {
    const groups = await this.dataSource.query<Group[]>(
      `SELECT assignee, count(*)::int AS count, max(received_at) AS newest FROM lead
       WHERE status = 'new' AND kind <> 'newsletter' AND merged_into IS NULL GROUP BY assignee`,
    );
    const counts = members.map((member) =>
      sum(
        groups.filter(({ assignee }) => seesAll(member) || assignee === null || assignee === member.username),
      ),
    );
    return { counts };
  }
}

function sum(groups: readonly Group[]): NewLeads {
  const newest = Math.max(...groups.map((group) => group.newest.getTime()));
  return {
    count: groups.reduce((total, { count }) => total + count, 0),
    newest: groups.length === 0 ? null : new Date(newest).toISOString(),
  };
}
