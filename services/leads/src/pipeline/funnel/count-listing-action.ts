import { countListingAction } from '@manzil/contracts/leads/funnel-rpc';
import type { Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type CountedHome = Pick<Property, 'pagelink' | 'title' | 'community'> & { adviser: string };

/** For this long, a withdrawn or changed listing is counted with its former data. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 2_000;

/** Counts what visitors do with the listings that are on the site, by days of the Gulf. */
@Injectable()
export class CountListingAction {
  private readonly homes = new LRUCache<string, CountedHome>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  @HandleRpc(countListingAction)
  async count({
    pagelink,
    action,
  }: z.output<typeof countListingAction.request>): Promise<Record<string, never>> {
    const home = this.homes.get(pagelink) ?? (await this.read(pagelink));
    await this.dataSource.query(
      `INSERT INTO listing_count (day, pagelink, action, title, community, adviser, count)
       VALUES ((now() AT TIME ZONE 'Asia/Dubai')::date, $1, $2, $3, $4, $5, 1)
       ON CONFLICT (day, pagelink, action) DO UPDATE SET count = listing_count.count + 1`,
      [home.pagelink, action, home.title, home.community, home.adviser],
    );
    return {};
  }

  /**
   * A visitor who views, saves and calls causes one request to listings, and so do all who view a listing within a
   * minute.
   */
  private async read(asked: string): Promise<CountedHome> {
    const { pagelink, title, community, agent, withdrawnAt } = await this.rpc.request(getProperty, {
      pagelink: asked,
    });
    if (withdrawnAt !== null) throw new DomainError('NOT_FOUND', 'There is no such listing');
    const home = { pagelink, title, community, adviser: agent?.email ?? '' };
    this.homes.set(asked, home);
    return home;
  }
}
