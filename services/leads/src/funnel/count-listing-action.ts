import type { countListingAction } from '@manzil/contracts/leads/funnel-rpc';
import { getProperty } from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

/** Counts what visitors do with the listings that are on the site, by days of the Gulf. */
@Injectable()
export class CountListingAction {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  async count({
    pagelink,
    action,
  }: z.output<typeof countListingAction.request>): Promise<Record<string, never>> {
    const home = await this.rpc.request(getProperty, { pagelink });
    if (home.withdrawnAt !== null) throw new DomainError('NOT_FOUND', 'There is no such listing');
    const adviser = home.agent?.email ?? '';
    await this.dataSource.query(
      `INSERT INTO listing_count (day, pagelink, action, title, community, adviser, count)
       VALUES ((now() AT TIME ZONE 'Asia/Dubai')::date, $1, $2, $3, $4, $5, 1)
       ON CONFLICT (day, pagelink, action) DO UPDATE SET count = listing_count.count + 1`,
      [home.pagelink, action, home.title, home.community, adviser],
    );
    return {};
  }
}
