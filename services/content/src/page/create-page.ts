import type { createPage } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { unlessLinkTaken } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { insertPage } from './page.repository.js';
import { sanitisePage } from './sanitise-page.js';

/** Saves a new page at an address that no active page has; an old address of another page stops leading there. */
@Injectable()
export class CreatePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async execute({ by, ...fields }: z.output<typeof createPage.request>): Promise<Page> {
    const page = { ...fields, ...sanitisePage(fields), updatedAt: this.clock.now(), updatedBy: by };
    return unlessLinkTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const created = await insertPage(manager, page);
        await this.announce.execute(manager, { page: created, action: 'page-created', before: null });
        return toPage(created);
      }),
    );
  }
}
