import type { copyPage } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { noSuchPage, refuseTakenLink } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { findPage, insertPage } from './page.repository.js';

/** Creates a page with the unchanged HTML and CSS of another, which may be in the recycle bin. */
@Injectable()
export class CopyContentPage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announcePage: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async copy({ id, by, ...fields }: z.output<typeof copyPage.request>): Promise<Page> {
    return refuseTakenLink(() =>
      this.dataSource.transaction(async (manager) => {
        const original = await findPage(manager, id);
        if (original === null) throw noSuchPage();
        const { html, css } = original;
        const page = { ...fields, html, css, updatedAt: this.clock.now(), updatedBy: by };
        const copy = await insertPage(manager, page);
        await this.announcePage.announce(manager, {
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
