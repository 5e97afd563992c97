import {
  MOST_FUNNEL_ROWS,
  type Funnel,
  type FunnelDimension,
  type FunnelNumbers,
  type FunnelRow,
} from '@manzil/contracts/leads/funnel';
import { showFunnel } from '@manzil/contracts/http/funnel';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { People } from '../../record/people.js';
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

/** Returns the funnel of listings in a period; its viewings and won leads belong to the enquiries of the period. */
@Injectable()
export class GetFunnel {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showFunnel)
  async get({ by, from, to, asMember }: z.output<typeof showFunnel.request>): Promise<Funnel> {
    const own = seesAll(asMember) ? null : asMember.username;
    const rows = await this.dataSource.query<FunnelRow[]>(sqlOf(KEYS[by]), [from, to, own]);
    const shown = rows.slice(0, MOST_FUNNEL_ROWS);
    if (by === 'adviser') {
      const people = await People.read(this.dataSource.manager);
      for (const row of shown) row.name = row.key && people.shownOutside(people.withEmail(row.key));
    }
    return { rows: shown, total: totalOf(rows, by), leftOut: rows.length - shown.length };
  }
}

const sqlOf = ({ counted, lead, name }: Keys): string => `
  WITH counted AS (
    SELECT ${counted ?? "''::text"} AS key,
           (array_agg(${counted === 'pagelink' ? 'title' : (counted ?? "''::text")} ORDER BY day DESC))[1] AS name,
           ${COUNTED_SUMS}
    FROM listing_count
    WHERE day BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR lower(adviser) = lower($3))
          AND ${String(counted !== null)}
    GROUP BY 1
  ),
  received AS (
    SELECT ${lead} AS key,
           (array_agg(${name} ORDER BY received_at DESC))[1] AS name,
           ${RECEIVED_SUMS}
    FROM lead
    WHERE ${RECEIVED_IN_PERIOD}
          AND ($3::text IS NULL OR ${ADVISER_OF_LEAD} = lower($3))
    GROUP BY 1
  )
  SELECT key, coalesce(counted.name, received.name) AS name,
         ${shownCounts(counted)},
         coalesce(enquiries, 0) AS enquiries, coalesce(viewings, 0) AS viewings, coalesce(won, 0) AS won
  FROM counted FULL JOIN received USING (key)
  ORDER BY coalesce(enquiries, 0) DESC, coalesce(views, 0) DESC, key`;

function totalOf(rows: readonly FunnelRow[], by: FunnelDimension): FunnelNumbers {
  const none = KEYS[by].counted === null;
  const sum = (column: keyof FunnelNumbers): number =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  const counted = (column: keyof FunnelNumbers): number | null => (none ? null : sum(column));
  return {
    views: counted('views'),
    saves: counted('saves'),
    calls: counted('calls'),
    whatsapps: counted('whatsapps'),
    enquiries: sum('enquiries'),
    viewings: sum('viewings'),
    won: sum('won'),
  };
}
