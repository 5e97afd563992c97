import type { FunnelPoint } from '@manzil/contracts/leads/funnel';
import { showFunnelSeries } from '@manzil/contracts/http/funnel';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { seesAll } from '../../record/visible-leads.js';
import {
  ADVISER_OF_LEAD,
  COUNTED_SUMS,
  KEYS,
  RECEIVED_IN_PERIOD,
  RECEIVED_SUMS,
  shownCounts,
  type Keys,
} from './funnel-sql.js';

/** Returns the funnel of each day, week or month of a period; viewings and won leads count on the day of their enquiry. */
@Injectable()
export class GetFunnelSeries {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showFunnelSeries)
  async get({
    by,
    key,
    every,
    from,
    to,
    asMember,
  }: z.output<typeof showFunnelSeries.request>): Promise<{ points: FunnelPoint[] }> {
    const own = seesAll(asMember) ? null : asMember.username;
    const parameters = [from, to, own, every, key ?? null];
    return { points: await this.dataSource.query<FunnelPoint[]>(sqlOf(KEYS[by]), parameters) };
  }
}

/** The first and the last part may be cut off by the period; weeks begin on Monday. */
const sqlOf = ({ counted, lead }: Keys): string => `
  WITH part AS (
    SELECT start::date AS start FROM generate_series(
      date_trunc($4::text, $1::date::timestamp), $2::date::timestamp, ('1 ' || $4::text)::interval) AS start
  ),
  counted AS (
    SELECT date_trunc($4::text, day::timestamp)::date AS start, ${COUNTED_SUMS}
    FROM listing_count
    WHERE day BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR lower(adviser) = lower($3))
          AND ($5::text IS NULL OR ${counted ?? "''"} = $5)
    GROUP BY 1
  ),
  received AS (
    SELECT date_trunc($4::text, received_at AT TIME ZONE 'Asia/Dubai')::date AS start, ${RECEIVED_SUMS}
    FROM lead
    WHERE ${RECEIVED_IN_PERIOD} AND ($3::text IS NULL OR ${ADVISER_OF_LEAD} = lower($3))
          AND ($5::text IS NULL OR ${lead} = $5)
    GROUP BY 1
  )
  SELECT to_char(greatest(start, $1::date), 'YYYY-MM-DD') AS "from",
         to_char(least((start + ('1 ' || $4::text)::interval)::date - 1, $2::date), 'YYYY-MM-DD') AS "to",
         ${shownCounts(counted)},
         coalesce(enquiries, 0) AS enquiries, coalesce(viewings, 0) AS viewings, coalesce(won, 0) AS won
  FROM part LEFT JOIN counted USING (start) LEFT JOIN received USING (start)
  ORDER BY start`;
