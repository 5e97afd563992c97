import { listCommunityPrices } from '@manzil/contracts/http/places';
import { communityAt } from '@manzil/dubai/community-at';
import { readPlacesByCommunity } from '@manzil/dubai/places';
import type { Community } from '@manzil/dubai/topology';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { medianOf } from './figures.js';

/**
 * Lists the prices of homes by community. The community follows from the position, because feeds name communities in
 * many ways.
 */
@Injectable()
export class ListCommunityPrices {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listCommunityPrices)
  async list({
    adType,
  }: z.output<typeof listCommunityPrices.request>): Promise<z.output<typeof listCommunityPrices.response>> {
    // Homes at one address are looked up once, because a tower has hundreds.
    const addresses = await this.dataSource.query<
      { latitude: number; longitude: number; prices: number[] }[]
    >(
      `SELECT latitude, longitude, array_agg((price / built_up_area)::float8) AS prices FROM property
       WHERE withdrawn_at IS NULL AND ad_type = $1 AND price > 0 AND built_up_area > 0
         AND latitude IS NOT NULL AND longitude IS NOT NULL
       GROUP BY latitude, longitude`,
      [adType],
    );
    const byCommunity = new Map<Community, number[]>();
    for (const { latitude, longitude, prices } of addresses) {
      const community = communityAt(latitude, longitude);
      if (community === undefined) continue;
      const known = byCommunity.get(community);
      if (known === undefined) byCommunity.set(community, prices);
      else for (const price of prices) known.push(price);
    }
    const places = readPlacesByCommunity();
    const communities = [...byCommunity].flatMap(([{ number, name }, prices]) => {
      const medianPricePerArea = medianOf(prices);
      if (medianPricePerArea === null) return [];
      return [
        { number, name, places: [...(places.get(name) ?? [])], count: prices.length, medianPricePerArea },
      ];
    });
    return {
      communities: communities.toSorted((one, other) => other.medianPricePerArea - one.medianPricePerArea),
    };
  }
}
