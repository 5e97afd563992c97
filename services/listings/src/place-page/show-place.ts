import { showPlace } from '@manzil/contracts/http/places';
import { typeOfSlug, TYPE_SLUGS } from '@manzil/contracts/listings/place-slug';
import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import { readSchools, readStations } from '@manzil/dubai/landmarks';
import { NEAR, nearest } from '@manzil/dubai/nearest';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { countOf, type StoredPlace } from './directory.js';
import { allFigures, type PricedHome } from './figures.js';
import { PlaceDirectory } from './place-directory.js';

const NEIGHBOURS = 8;

/** Shows a place with statistics of its homes and its surroundings. NOT_FOUND for an unknown place or type. */
@Injectable()
export class ShowPlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: PlaceDirectory,
  ) {}

  @HandleRpc(showPlace)
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
      slug,
      name,
      nameAr,
      adType,
      type,
      communities,
      middle,
      text: textOf(place, adType, type),
      ...allFigures(await this.homes(communities, adType, type)),
      types: lists[adType].types.map(({ type: each, count }) => ({ type: each, count })),
      otherList: { count: other.count, ofType: countOf(other, type) },
      neighbours: directory.neighboursOf(place, adType, type, NEIGHBOURS),
      stations: middle === null ? [] : nearest(readStations(), middle, NEAR.stations),
      schools: middle === null ? [] : nearest(readSchools(), middle, NEAR.schools),
    };
  }

  /** Not cached here: the gateway caches the response until a listing changes. */
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

function textOf(
  { textBuy, textRent, typeTexts }: StoredPlace,
  adType: AdType,
  type: UnitType | null,
): string {
  if (type === null) return adType === 'sale' ? textBuy : textRent;
  return typeTexts.find((each) => each.adType === adType && each.type === type)?.text ?? '';
}
