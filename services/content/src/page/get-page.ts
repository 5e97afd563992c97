import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noSuchPage, pageInBin } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { findPage } from './page.repository.js';

type Found = { page: Page } | { redirectTo: string };

interface PathMatch {
  id: number;
  link_address: string;
  state: 'here' | 'moved' | 'deleted';
}

/** Returns an active page by id or path, or the path to redirect to. NOT_FOUND, or GONE when it is deleted. */
@Injectable()
export class GetPage {
  constructor(private readonly dataSource: DataSource) {}

  async get(by: { id: number } | { linkAddress: string }): Promise<Found> {
    if ('id' in by) return this.byId(by.id);
    const match = await this.resolve(by.linkAddress);
    if (match === undefined) throw noSuchPage();
    if (match.state === 'deleted') throw pageInBin({ linkAddress: match.link_address });
    return match.state === 'moved' ? { redirectTo: match.link_address } : this.byId(match.id);
  }

  private async byId(id: number): Promise<Found> {
    const page = await findPage(this.dataSource.manager, id);
    if (page === null) throw noSuchPage();
    if (page.deletedAt !== null) throw pageInBin(page);
    return { page: toPage(page) };
  }

  /** Uses one statement, so that a page that is being moved is found at its old or its new path. */
  private async resolve(linkAddress: string): Promise<PathMatch | undefined> {
    const [match] = await this.dataSource.query<PathMatch[]>(
      `SELECT id, link_address, CASE WHEN deleted_at IS NOT NULL THEN 'deleted'
                                     WHEN link_address = $1 THEN 'here' ELSE 'moved' END AS state
       FROM page
       WHERE link_address = $1 OR id = (SELECT page_id FROM page_link WHERE link_address = $1)
       ORDER BY deleted_at IS NOT NULL, link_address <> $1, deleted_at DESC
       LIMIT 1`,
      [linkAddress],
    );
    return match;
  }
}
