import { type PropertyCounts, countProperties } from '@manzil/contracts/listings/property-rpc';
import { RESIDENTIAL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface CountsRow extends PropertyCounts {
  newTotal: number;
  newSale: number;
  newRent: number;
  newResidential: number;
}

/** Counts live listings in one statement, so that the numbers agree. */
@Injectable()
export class CountProperties {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(countProperties)
  async count(): Promise<PropertyCounts & { listedLastWeek: PropertyCounts }> {
    const [{ newTotal, newSale, newRent, newResidential, ...counts }] = await this.dataSource.query<
      [CountsRow]
    >(
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE sale)::int AS sale,
              count(*) FILTER (WHERE NOT sale)::int AS rent,
              count(*) FILTER (WHERE residential)::int AS residential,
              count(*) FILTER (WHERE new)::int AS "newTotal",
              count(*) FILTER (WHERE new AND sale)::int AS "newSale",
              count(*) FILTER (WHERE new AND NOT sale)::int AS "newRent",
              count(*) FILTER (WHERE new AND residential)::int AS "newResidential"
       FROM (SELECT ad_type = 'sale' AS sale,
                    unit_type = ANY($1) AS residential,
                    listed_at > now() - interval '7 days' AS new
             FROM property WHERE withdrawn_at IS NULL) AS live`,
      [RESIDENTIAL_UNIT_TYPES],
    );
    return {
      ...counts,
      listedLastWeek: { total: newTotal, sale: newSale, rent: newRent, residential: newResidential },
    };
  }
}
