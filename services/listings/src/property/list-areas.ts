import type { Area, AreasQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { Injectable } from '@nestjs/common';
import { SearchProperties } from './search-properties.js';

/** Newest homes of an area among which its picture is looked for. */
const PICTURED = 6;

/**
 * The communities with the most listings, each as the list shows it that a search for its name leads to: the number
 * of homes and the lowest price are those of that list.
 */
@Injectable()
export class ListAreas {
  constructor(private readonly searchProperties: SearchProperties) {}

  async list({ adType, limit }: AreasQuery): Promise<{ areas: Area[] }> {
    const { facets } = await this.searchProperties.execute({
      ...{ adType, sort: 'newest', page: 1, pageSize: 1 },
    });
    const communities = facets.community.filter(({ value }) => value !== '').slice(0, limit);
    const areas: Area[] = [];
    const taken = new Set<string>();
    // One after another: together they would take every connection to the database.
    for (const { value } of communities) areas.push(await this.areaOf(value, adType, taken));
    return { areas };
  }

  /** Its picture is none of those `taken`, where there is another. */
  private async areaOf(name: string, adType: AdType, taken: Set<string>): Promise<Area> {
    const there = { adType, location: name, page: 1 };
    const newest = await this.searchProperties.execute({ ...there, sort: 'newest', pageSize: PICTURED });
    const cheapest = await this.searchProperties.execute({ ...there, sort: 'price-asc', pageSize: 1 });
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
