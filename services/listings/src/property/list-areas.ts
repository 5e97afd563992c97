import { listAreas } from '@manzil/contracts/http/listings';
import type { Area, AreasQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { SearchProperties } from './search-properties.js';

/** The picture of an area is taken from this many of its newest homes. */
const PICTURED = 6;

/**
 * Lists the communities with the most listings. Their numbers of homes and lowest prices are the same as in the list
 * that a search for the name shows.
 */
@Injectable()
export class ListAreas {
  constructor(private readonly searchProperties: SearchProperties) {}

  @HandleRpc(listAreas)
  async list({ adType, limit }: AreasQuery): Promise<{ areas: Area[] }> {
    const { facets } = await this.searchProperties.search({
      adType,
      sort: 'newest',
      page: 1,
      pageSize: 1,
    });
    const communities = facets.community.filter(({ value }) => value !== '').slice(0, limit);
    const areas: Area[] = [];
    const taken = new Set<string>();
    // The searches run one after another, because in parallel they would take every connection to the database.
    for (const { value } of communities) areas.push(await this.areaOf(value, adType, taken));
    return { areas };
  }

  /** Takes a picture that is not among `taken`, if there is one. */
  private async areaOf(name: string, adType: AdType, taken: Set<string>): Promise<Area> {
    const there = { adType, location: name, page: 1 };
    const newest = await this.searchProperties.search({ ...there, sort: 'newest', pageSize: PICTURED });
    const cheapest = await this.searchProperties.search({ ...there, sort: 'price-asc', pageSize: 1 });
    const pictures = newest.items.flatMap(({ images }) => images[1] ?? images[0] ?? []);
    const image = pictures.find((each) => !taken.has(each)) ?? pictures[0] ?? null;
    if (image !== null) taken.add(image);
    return {
      name,
      emirate: newest.items.find(({ community }) => community === name)?.emirate ?? '',
      count: newest.total,
      priceFrom: cheapest.items[0]?.price ?? null,
      image,
    };
  }
}
