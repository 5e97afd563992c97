import type { copyPage } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { noSuchPage, unlessLinkTaken } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { findPage, insertPage } from './page.repository.js';

/** A new page that shows what another does, byte for byte; the other may be in the recycle bin. */
@Injectable()
export class CopyPage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async execute({ id, by, ...fields }: z.output<typeof copyPage.request>): Promise<Page> {
    return unlessLinkTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const original = await findPage(manager, id);
        if (original === null) throw noSuchPage();
        const { html, css } = original;
        const page = { ...fields, html, css, updatedAt: this.clock.now(), updatedBy: by };
        const copy = await insertPage(manager, page);
        await this.announce.execute(manager, {
          page: copy,
          action: 'page-copied',
          before: null,
          details: { copyOf: original.title },
        });
        return toPage(copy);
      }),
    );
  }
}
