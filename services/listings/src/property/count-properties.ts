import { RESIDENTIAL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface PropertyCounts {
  total: number;
  sale: number;
  rent: number;
  /** Homes, for sale or rent. */
  residential: number;
}

/** Counts live listings in one statement, so that the numbers agree. */
@Injectable()
export class CountProperties {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<PropertyCounts> {
    const [row] = await this.dataSource.query<[PropertyCounts]>(
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE ad_type = 'sale')::int AS sale,
              count(*) FILTER (WHERE ad_type = 'rent')::int AS rent,
              count(*) FILTER (WHERE unit_type = ANY($1))::int AS residential
       FROM property WHERE withdrawn_at IS NULL`,
      [RESIDENTIAL_UNIT_TYPES],
    );
    return row;
  }
}
