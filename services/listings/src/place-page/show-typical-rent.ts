import { showTypicalRent } from '@manzil/contracts/http/places';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { medianOf } from './figures.js';
import { PlaceDirectory } from './place-directory.js';

/** Returns the median rent of similar homes; homes of all spellings of the community are compared. */
@Injectable()
export class ShowTypicalRent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: PlaceDirectory,
  ) {}

  @HandleRpc(showTypicalRent)
  async show({
    community,
    type,
    bedrooms,
  }: z.output<typeof showTypicalRent.request>): Promise<z.output<typeof showTypicalRent.response>> {
    const place = (await this.directory.current()).find(placeSlug(community));
    const rows = await this.dataSource.query<{ price: number }[]>(
      `SELECT price::float8 AS price FROM property
       WHERE withdrawn_at IS NULL AND ad_type = 'rent' AND price > 0 AND community = ANY($1) AND unit_type = $2
         AND least(bedrooms, $3::int) = least($4::int, $3::int)`,
      [place?.communities ?? [community], type, BEDROOMS_OR_MORE, bedrooms],
    );
    return { count: rows.length, medianRent: medianOf(rows.map(({ price }) => price)) };
  }
}
