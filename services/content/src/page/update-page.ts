import type { updatePage } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { unlessLinkTaken } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { changePage } from './page.repository.js';
import { sanitisePage } from './sanitise-page.js';

/** Saves what a page says now, if nobody else has saved since the editor loaded it; its old address leads to it. */
@Injectable()
export class UpdatePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async execute(request: z.output<typeof updatePage.request>): Promise<Page> {
    const { id, expectedVersion, by, ...fields } = request;
    const change = { ...fields, ...sanitisePage(fields), updatedAt: this.clock.now(), updatedBy: by };
    return unlessLinkTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const saved = await changePage(manager, { id, expectedVersion }, change);
        await this.announce.execute(manager, { ...saved, action: 'page-updated' });
        return toPage(saved.page);
      }),
    );
  }
}
