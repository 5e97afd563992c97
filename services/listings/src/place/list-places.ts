import { listPlaces } from '@manzil/contracts/http/places';
import { type Place } from '@manzil/contracts/listings/place';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { matchCommunities } from './place-names.js';
import { PlaceEntity } from './place.entity.js';

/** Lists the places with the communities that the listings have for them. */
@Injectable()
export class ListPlaces {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listPlaces)
  async list(): Promise<{ places: Place[] }> {
    const [places, counts] = await Promise.all([
      this.dataSource.manager.find(PlaceEntity, { order: { name: 'ASC' } }),
      this.dataSource.query<{ community: string; count: number; emirates: string[] }[]>(
        `SELECT community, count(*)::int AS count, array_agg(DISTINCT emirate) AS emirates FROM property WHERE withdrawn_at IS NULL
         GROUP BY community ORDER BY community`,
      ),
    ]);
    const countOf = new Map(counts.map(({ community, count }) => [community, count]));
    const emirates = new Map(counts.map((each) => [each.community, each.emirates]));
    const matches = matchCommunities(places, [...countOf.keys()], { emirates });
    const listed = places.map((place) => {
      const communities = matches.get(place) ?? [];
      const listings = communities.reduce((sum, each) => sum + (countOf.get(each) ?? 0), 0);
      return { ...toNames(place), communities, listings };
    });
    return { places: listed.sort((a, b) => b.listings - a.listings) };
  }
}

const toNames = ({ updatedAt, emirate: _emirate, searchOnly: _searchOnly, ...place }: PlaceEntity) => ({
  ...place,
  updatedAt: updatedAt?.toISOString() ?? null,
});
