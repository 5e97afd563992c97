import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noSuchPage, pageInBin } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { findPage } from './page.repository.js';

type Found = { page: Page } | { redirectTo: string };

interface Lead {
  id: number;
  link_address: string;
  state: 'here' | 'moved' | 'deleted';
}

/** An active page by id or by address, or where a page has gone that had the address. */
@Injectable()
export class GetPage {
  constructor(private readonly dataSource: DataSource) {}

  async execute(by: { id: number } | { linkAddress: string }): Promise<Found> {
    if ('id' in by) return this.byId(by.id);
    const lead = await this.follow(by.linkAddress);
    if (lead === undefined) throw noSuchPage();
    if (lead.state === 'deleted') throw pageInBin({ linkAddress: lead.link_address });
    return lead.state === 'moved' ? { redirectTo: lead.link_address } : this.byId(lead.id);
  }

  private async byId(id: number): Promise<Found> {
    const page = await findPage(this.dataSource.manager, id);
    if (page === null) throw noSuchPage();
    if (page.deletedAt !== null) throw pageInBin(page);
    return { page: toPage(page) };
  }

  /** One statement: a page that is renamed meanwhile is seen where it was or where it is, never nowhere. */
  private async follow(linkAddress: string): Promise<Lead | undefined> {
    const [lead] = await this.dataSource.query<Lead[]>(
      `SELECT id, link_address, CASE WHEN deleted_at IS NOT NULL THEN 'deleted'
                                     WHEN link_address = $1 THEN 'here' ELSE 'moved' END AS state
       FROM page
       WHERE link_address = $1 OR id = (SELECT page_id FROM page_link WHERE link_address = $1)
       ORDER BY deleted_at IS NOT NULL, link_address <> $1, deleted_at DESC
       LIMIT 1`,
      [linkAddress],
    );
    return lead;
  }
}
