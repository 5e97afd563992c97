import type { Performance, PerformanceFigures } from '@manzil/contracts/leads/performance';
import { showPerformance } from '@manzil/contracts/http/funnel';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { KEYS } from './funnel-sql.js';

/** More rows than an agency has advisers or sources. */
const MOST_ROWS = 100;

/** Returns response times and won deals of leads, by month and by adviser or source. */
@Injectable()
export class GetPerformance {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showPerformance)
  async get({ by, key, months }: z.output<typeof showPerformance.request>): Promise<Performance> {
    const received = receivedBy(KEYS[by].lead);
    const { manager } = this.dataSource;
    const [byMonth, rows, [pipeline]] = await Promise.all([
      manager.query<({ month: string } & PerformanceFigures)[]>(monthsOf(received), [months, key ?? null]),
      manager.query<({ key: string } & PerformanceFigures)[]>(
        `WITH received AS (${received})
         SELECT key, ${FIGURES} FROM received GROUP BY key ORDER BY count(*) DESC, key LIMIT ${MOST_ROWS}`,
        [months],
      ),
      manager.query<[Performance['pipeline']]>(PIPELINE),
    ]);
    return { months: byMonth, rows, pipeline };
  }
}

/** Actions by members that answer a lead. */
const ANSWERS =
  "('called', 'whatsapp-opened', 'emailed', 'whatsapp-sent', 'note', 'status-changed', 'stage-changed', 'viewing-booked')";

/** Leads of the last $1 months, without spam and newsletter addresses, each with the minutes until its answer. */
const receivedBy = (key: string): string => `
  SELECT date_trunc('month', received_at AT TIME ZONE 'Asia/Dubai')::date AS month, ${key} AS key,
         stage, deal_value, commission, entered_by,
         (SELECT extract(epoch FROM min(entry.at) - lead.received_at)::float8 / 60 FROM lead_entry AS entry
          WHERE entry.lead_id = lead.id AND entry.author <> '' AND entry.kind IN ${ANSWERS}) AS answered_after
  FROM lead
  WHERE received_at >= (date_trunc('month', now() AT TIME ZONE 'Asia/Dubai')
                        - ($1::int - 1) * interval '1 month') AT TIME ZONE 'Asia/Dubai'
        AND kind <> 'newsletter' AND status <> 'spam' AND merged_into IS NULL`;

const FIGURES = `
  count(*)::int AS leads,
  count(answered_after)::int AS answered,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY answered_after) FILTER (WHERE entered_by IS NULL)
    AS "responseMinutes",
  count(*) FILTER (WHERE stage = 'won')::int AS won,
  coalesce(sum(deal_value) FILTER (WHERE stage = 'won'), 0)::float8 AS "wonValue",
  coalesce(sum(commission) FILTER (WHERE stage = 'won'), 0)::float8 AS commission`;

/** Includes months without leads, with zeros. */
const monthsOf = (received: string): string => `
  WITH received AS (${received}),
  figures AS (
    SELECT month, ${FIGURES} FROM received WHERE $2::text IS NULL OR key = $2 GROUP BY month
  ),
  calendar AS (
    SELECT (date_trunc('month', now() AT TIME ZONE 'Asia/Dubai') - back * interval '1 month')::date AS month
    FROM generate_series(0, $1::int - 1) AS back
  )
  SELECT to_char(month, 'YYYY-MM') AS month, coalesce(leads, 0) AS leads, coalesce(answered, 0) AS answered,
         "responseMinutes", coalesce(won, 0) AS won, coalesce("wonValue", 0) AS "wonValue",
         coalesce(commission, 0) AS commission
  FROM calendar LEFT JOIN figures USING (month) ORDER BY calendar.month`;

const PIPELINE = `
  SELECT count(*)::int AS leads, coalesce(sum(deal_value), 0)::float8 AS value
  FROM lead WHERE kind <> 'newsletter' AND status IN ('new', 'in-progress') AND merged_into IS NULL`;
