import { listUnresolvedPlaces } from '@manzil/contracts/http/places';
import { type UnresolvedPlace } from '@manzil/contracts/listings/place';
import { readPlaces } from '@manzil/dubai/places';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readPlaceNames } from './resolve-listings.js';

const MOST_REFERENCES = 3;

interface Counted {
  emirate: string;
  community: string;
  listings: number;
  references: string[];
}

/** Lists the names of live listings that are not a known place, and the names that staff keep as separate places. */
@Injectable()
export class ListUnresolvedPlaces {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listUnresolvedPlaces)
  async list(): Promise<{ names: UnresolvedPlace[] }> {
    const names = await readPlaceNames(this.dataSource.manager);
    const delivered = new Set(readPlaces().map(({ name }) => name));
    const counted = await this.dataSource.query<Counted[]>(
      `SELECT emirate, community, count(*)::int AS listings,
         (array_agg(reference ORDER BY id))[1:${MOST_REFERENCES}] AS references
       FROM property WHERE withdrawn_at IS NULL GROUP BY emirate, community ORDER BY emirate, community`,
    );
    const found = new Map<string, UnresolvedPlace>();
    const add = (kind: UnresolvedPlace['kind'], name: string, kept: boolean, row: Counted): void => {
      const key = `${kind} ${name}`;
      const known = found.get(key) ?? { kind, name, listings: 0, references: [], kept };
      known.listings += row.listings;
      known.references = [...known.references, ...row.references].slice(0, MOST_REFERENCES);
      found.set(key, known);
    };
    for (const row of counted) {
      const { emirate, community } = row;
      const place = names.placeOf(community, emirate);
      const isKept = place !== undefined && !delivered.has(place.name);
      if (community !== '' && (place === undefined || isKept)) add('community', community, isKept, row);
      if (names.emirateOf(emirate) === undefined)
        add('emirate', emirate, names.placeOf(emirate)?.name === emirate, row);
    }
    return {
      names: [...found.values()].sort(
        (one, other) =>
          Number(one.kept) - Number(other.kept) ||
          other.listings - one.listings ||
          (one.name < other.name ? -1 : 1),
      ),
    };
  }
}
