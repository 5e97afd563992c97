import type { FunnelDimension } from '@manzil/contracts/leads/funnel';

export const ADVISER_OF_LEAD = "lower(coalesce(assignee, home->>'adviser', ''))";

export interface Keys {
  /** SQL of the key in `listing_count`; null when counts do not have it. */
  counted: string | null;
  lead: string;
  /** SQL of the display name for the key of a lead. */
  name: string;
}

/** The SQL expressions that rows are grouped by. */
export const KEYS: Readonly<Record<FunnelDimension, Keys>> = {
  listing: {
    counted: 'pagelink',
    lead: "coalesce(listing->>'pagelink', '')",
    name: "coalesce(listing->>'title', '')",
  },
  community: same('community', "coalesce(home->>'place', '')"),
  // Stated by members for the leads that they enter. Empty when the browser reported nothing; `direct` when it reported
  // no other site or campaign.
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

const COLUMNS = ['views', 'saves', 'calls', 'whatsapps'] as const;

/** Sums over rows of `listing_count`. */
export const COUNTED_SUMS = COLUMNS.map(
  (column) => `coalesce(sum(count) FILTER (WHERE action = '${column.slice(0, -1)}'), 0)::int AS ${column}`,
).join(',\n           ');

/** Sums over rows of `lead`. */
export const RECEIVED_SUMS = `
           count(*)::int AS enquiries,
           count(*) FILTER (WHERE EXISTS (
             SELECT FROM viewing WHERE viewing.lead_id = lead.id AND viewing.status <> 'cancelled'))::int AS viewings,
           count(*) FILTER (WHERE stage = 'won')::int AS won`;

/** Leads of the days from $1 to $2, without spam and newsletter addresses. */
export const RECEIVED_IN_PERIOD = `
          received_at >= $1::date::timestamp AT TIME ZONE 'Asia/Dubai'
          AND received_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'
          AND kind <> 'newsletter' AND status <> 'spam'`;

/** The sums of counts; null if unknown. */
export const shownCounts = (counted: string | null): string =>
  COLUMNS.map((column) =>
    counted === null ? `NULL AS ${column}` : `coalesce(${column}, 0) AS ${column}`,
  ).join(', ');
