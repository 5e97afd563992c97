import {
  MOST_FUNNEL_ROWS,
  type Funnel,
  type FunnelDimension,
  type FunnelNumbers,
  type FunnelRow,
} from '@manzil/contracts/leads/funnel';
import type { getFunnel } from '@manzil/contracts/leads/funnel-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { seesAll } from '../lead/visible-leads.js';

const ADVISER_OF_LEAD = "lower(coalesce(assignee, home->>'adviser', ''))";

interface Keys {
  /** Of a row of counts; null where counts do not know it. */
  counted: string | null;
  lead: string;
  /** Of a lead, how the key is shown. */
  name: string;
}

const KEYS: Readonly<Record<FunnelDimension, Keys>> = {
  listing: {
    ...{ counted: 'pagelink', lead: "coalesce(listing->>'pagelink', '')" },
    name: "coalesce(listing->>'title', '')",
  },
  community: same('community', "coalesce(home->>'place', '')"),
  // Members say it of leads that they enter. One whose browser reported nothing is of no source, and one whose browser knows no
  // other site or campaign came directly.
  source: same(
    null,
    `lower(coalesce(source, origin->'last'->'utm'->>'source', origin->'last'->>'referrer',
       CASE WHEN origin IS NULL THEN '' ELSE 'direct' END))`,
  ),
  adviser: same('lower(adviser)', ADVISER_OF_LEAD),
};

function same(counted: string | null, lead: string): Keys {
  return { counted, lead, name: lead };
}

/** Returns what became of interest in listings in a period; viewings and won leads are those of its enquiries. */
@Injectable()
export class GetFunnel {
  constructor(private readonly dataSource: DataSource) {}

  async get({ by, from, to, asMember }: z.output<typeof getFunnel.request>): Promise<Funnel> {
    const own = seesAll(asMember) ? null : asMember.username;
    const rows = await this.dataSource.query<FunnelRow[]>(sqlOf(KEYS[by]), [from, to, own]);
    const shown = rows.slice(0, MOST_FUNNEL_ROWS);
    return { rows: shown, total: totalOf(rows, by), leftOut: rows.length - shown.length };
  }
}

const sqlOf = ({ counted, lead, name }: Keys): string => `
  WITH counted AS (
    SELECT ${counted ?? "''::text"} AS key,
           (array_agg(${counted === 'pagelink' ? 'title' : (counted ?? "''::text")} ORDER BY day DESC))[1] AS name,
           coalesce(sum(count) FILTER (WHERE action = 'view'), 0)::int AS views,
           coalesce(sum(count) FILTER (WHERE action = 'save'), 0)::int AS saves,
           coalesce(sum(count) FILTER (WHERE action = 'call'), 0)::int AS calls,
           coalesce(sum(count) FILTER (WHERE action = 'whatsapp'), 0)::int AS whatsapps
    FROM listing_count
    WHERE day BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR lower(adviser) = lower($3))
          AND ${String(counted !== null)}
    GROUP BY 1
  ),
  received AS (
    SELECT ${lead} AS key,
           (array_agg(${name} ORDER BY received_at DESC))[1] AS name,
           count(*)::int AS enquiries,
           count(*) FILTER (WHERE EXISTS (
             SELECT FROM viewing WHERE viewing.lead_id = lead.id AND viewing.status <> 'cancelled'))::int AS viewings,
           count(*) FILTER (WHERE stage = 'won')::int AS won
    FROM lead
    WHERE received_at >= $1::date::timestamp AT TIME ZONE 'Asia/Dubai'
          AND received_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'
          AND kind <> 'newsletter' AND status <> 'spam'
          AND ($3::text IS NULL OR ${ADVISER_OF_LEAD} = lower($3))
    GROUP BY 1
  )
  SELECT key, coalesce(counted.name, received.name) AS name,
         ${['views', 'saves', 'calls', 'whatsapps']
           .map((column) => (counted === null ? `NULL AS ${column}` : `coalesce(${column}, 0) AS ${column}`))
           .join(', ')},
         coalesce(enquiries, 0) AS enquiries, coalesce(viewings, 0) AS viewings, coalesce(won, 0) AS won
  FROM counted FULL JOIN received USING (key)
  ORDER BY coalesce(enquiries, 0) DESC, coalesce(views, 0) DESC, key`;

function totalOf(rows: readonly FunnelRow[], by: FunnelDimension): FunnelNumbers {
  const none = KEYS[by].counted === null;
  const sum = (column: keyof FunnelNumbers): number =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  const counted = (column: keyof FunnelNumbers): number | null => (none ? null : sum(column));
  return {
    ...{ views: counted('views'), saves: counted('saves') },
    ...{ calls: counted('calls'), whatsapps: counted('whatsapps') },
    ...{ enquiries: sum('enquiries'), viewings: sum('viewings'), won: sum('won') },
  };
}
