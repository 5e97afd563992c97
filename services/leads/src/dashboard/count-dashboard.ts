import type { LeadCounts } from '@manzil/contracts/leads/dashboard';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countDashboard } from '@manzil/contracts/leads/rpc';

/** Returns the numbers of the dashboard's tiles from one statement, so that they agree. */
@Injectable()
export class CountDashboard {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(countDashboard)
  async count(): Promise<LeadCounts> {
    const [row] = await this.dataSource.query<[LeadCounts]>(`
      SELECT (SELECT total FROM traffic) AS visits,
             count(*) FILTER (WHERE kind = 'popup')::int AS "homePageEnquiries",
             count(*) FILTER (WHERE kind NOT IN ('popup', 'newsletter'))::int AS "otherEnquiries",
             count(*) FILTER (WHERE kind = 'newsletter')::int AS newsletter
      FROM lead`);
    return row;
  }
}
