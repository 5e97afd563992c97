import { matchSearches } from '@manzil/contracts/listings/property-rpc';
import { MATCH_LIMITS } from '@manzil/contracts/listings/search';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import type { DueGroup, Matched, NewHome } from './due-searches.js';

/** Homes that are stored for a mail: more than it shows, because some may be withdrawn before it is sent. */
const MOST_STORED = 20;
/** Bytes of criteria in a request, which also has ids and must stay far below the limit of NATS. */
const MOST_BYTES = 300_000;

/** The homes that each group has found. Listings gets the criteria only, not the people who saved them. */
export async function matchGroups(
  rpc: RpcClient,
  groups: readonly DueGroup[],
  homes: readonly NewHome[],
): Promise<Matched[]> {
  const found = groups.map(({ hash }): Matched => ({ hash, total: 0, homes: [] }));
  const newsOf = new Map(homes.map((home) => [home.id, home.news]));
  for (const { first, criteria } of inRequests(groups))
    for (let from = 0; from < homes.length; from += MATCH_LIMITS.homes) {
      const ids = homes.slice(from, from + MATCH_LIMITS.homes).map(({ id }) => id);
      const { matches } = await rpc.request(matchSearches, {
        homes: { ids },
        searches: criteria,
        most: MOST_STORED,
      });
      for (const [index, match] of matches.entries()) {
        const group = found[first + index];
        if (group === undefined) continue;
        group.total += match.total;
        const room = MOST_STORED - group.homes.length;
        group.homes.push(...match.ids.slice(0, room).map((id) => ({ id, news: newsOf.get(id) ?? 'new' })));
      }
    }
  return found.filter(({ total }) => total > 0);
}

/** Counts the homes that each group would find among those that a quarantined import would publish. */
export async function matchPlanned(
  rpc: RpcClient,
  groups: readonly DueGroup[],
  runId: string,
): Promise<number[]> {
  const totals: number[] = [];
  for (const { criteria } of inRequests(groups)) {
    const { matches } = await rpc.request(matchSearches, {
      homes: { runId },
      searches: criteria,
      most: 1,
    });
    totals.push(...matches.map(({ total }) => total));
  }
  return totals;
}

function inRequests(groups: readonly DueGroup[]): { first: number; criteria: DueGroup['criteria'][] }[] {
  const requests: { first: number; criteria: DueGroup['criteria'][]; bytes: number }[] = [];
  for (const [index, { criteria }] of groups.entries()) {
    const bytes = Buffer.byteLength(JSON.stringify(criteria));
    const last = requests.at(-1);
    if (
      last === undefined ||
      last.bytes + bytes > MOST_BYTES ||
      last.criteria.length >= MATCH_LIMITS.searches
    )
      requests.push({ first: index, criteria: [criteria], bytes });
    else {
      last.criteria.push(criteria);
      last.bytes += bytes;
    }
  }
  return requests;
}
