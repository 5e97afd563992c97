import type { showPlace } from '@manzil/contracts/listings/place-page';
import { typeOfSlug, TYPE_SLUGS } from '@manzil/contracts/listings/place-slug';
import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import { kmBetween, readSchools, readStations, type Point } from '@manzil/dubai/landmarks';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { countOf } from './directory.js';
import { allFigures, type PricedHome } from './figures.js';
import { PlaceDirectory } from './place-directory.js';

const [STATIONS, SCHOOLS, NEIGHBOURS] = [4, 6, 8];
/** Nobody calls further ones near, in kilometres. */
const FARTHEST = { station: 6, school: 5 };

/** Shows a place with its homes in figures and what is near it. NOT_FOUND for an unknown place or type. */
@Injectable()
export class ShowPlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: PlaceDirectory,
  ) {}

  async show(request: z.output<typeof showPlace.request>): Promise<z.output<typeof showPlace.response>> {
    const { adType } = request;
    const directory = await this.directory.current();
    const place = directory.find(request.place);
    const type = request.type === undefined ? null : typeOfSlug(request.type);
    if (place === undefined || type === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such place or type of property');
    const { slug, name, nameAr, communities, lists, middle } = place;
    if (slug !== request.place || (type !== null && TYPE_SLUGS[type] !== request.type))
      return { movedTo: { slug, type } };
    const other = lists[adType === 'sale' ? 'rent' : 'sale'];
    return {
      ...{ slug, name, nameAr, adType, type, communities, middle },
      text: type === null ? place[adType === 'sale' ? 'textBuy' : 'textRent'] : '',
      ...allFigures(await this.homes(communities, adType, type)),
      types: lists[adType].types.map(({ type: each, count }) => ({ type: each, count })),
      otherList: { count: other.count, ofType: countOf(other, type) },
      neighbours: directory.neighboursOf(place, adType, type, NEIGHBOURS),
      stations: nearest(readStations(), middle, STATIONS, FARTHEST.station),
      schools: nearest(readSchools(), middle, SCHOOLS, FARTHEST.school),
    };
  }

  /** The gateway caches what is made of them until a listing changes. */
  private homes(
    communities: readonly string[],
    adType: AdType,
    type: UnitType | null,
  ): Promise<PricedHome[]> {
    return this.dataSource.query(
      `SELECT bedrooms, price::float8 AS price, built_up_area::float8 AS "builtUpArea" FROM property
       WHERE withdrawn_at IS NULL AND ad_type = $1 AND community = ANY($2) AND ($3::text IS NULL OR unit_type = $3)`,
      [adType, communities, type],
    );
  }
}

function nearest<P extends Point>(
  points: readonly P[],
  middle: Point | null,
  most: number,
  farthest: number,
): (P & { km: number })[] {
  if (middle === null) return [];
  return points
    .map((point) => ({ ...point, km: kmBetween(middle, point) }))
    .filter(({ km }) => km <= farthest)
    .sort((one, other) => one.km - other.km)
    .slice(0, most);
}
