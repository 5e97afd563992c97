import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { showDashboardSeries } from '@manzil/contracts/http/leads';

/** Counts visits and leads of each of the last days, in Dubai time; today comes last. */
@Injectable()
export class GetDashboardSeries {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showDashboardSeries)
  async get({ days }: { days: number }): Promise<{ days: LeadDay[] }> {
    const series = await this.dataSource.query<LeadDay[]>(
      `WITH requested AS (SELECT (now() AT TIME ZONE 'Asia/Dubai')::date - ($1::int - 1) AS first),
       visits AS (
         SELECT (counted_at AT TIME ZONE 'Asia/Dubai')::date AS day, count(*)::int AS visits
         FROM visit WHERE counted_at >= (SELECT first::timestamp AT TIME ZONE 'Asia/Dubai' FROM requested)
         GROUP BY 1
       ),
       leads AS (
         SELECT (received_at AT TIME ZONE 'Asia/Dubai')::date AS day,
                count(*) FILTER (WHERE kind = 'popup')::int AS popup,
                count(*) FILTER (WHERE kind NOT IN ('popup', 'newsletter'))::int AS other,
                count(*) FILTER (WHERE kind = 'newsletter')::int AS newsletter
         FROM lead WHERE received_at >= (SELECT first::timestamp AT TIME ZONE 'Asia/Dubai' FROM requested)
         GROUP BY 1
       ),
       calendar AS (SELECT first + position AS day FROM requested, generate_series(0, $1::int - 1) AS position)
       SELECT to_char(day, 'YYYY-MM-DD') AS day,
              coalesce(visits, 0) AS visits,
              coalesce(popup, 0) AS "homePageEnquiries",
              coalesce(other, 0) AS "otherEnquiries",
              coalesce(newsletter, 0) AS newsletter
       FROM calendar LEFT JOIN visits USING (day) LEFT JOIN leads USING (day)
       ORDER BY calendar.day`,
      [days],
    );
    return { days: series };
  }
}
