import type { restorePageRevision } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { findRevision } from './get-page-revision.js';
import { toPage } from './page.mapper.js';
import { changePage } from './page.repository.js';

/** Saves a page unchanged as of a revision. Its path stays, because another page may have the old one by now. */
@Injectable()
export class RestorePageRevision {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announcePage: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async restore(request: z.output<typeof restorePageRevision.request>): Promise<Page> {
    const { pageId, version, expectedVersion, by } = request;
    return this.dataSource.transaction(async (manager) => {
      const { title, seoTitle, metaDescription, keywords, html, css } = await findRevision(manager, {
        pageId,
        version,
      });
      const fields = { title, seoTitle, metaDescription, keywords, html, css };
      const change = { ...fields, updatedAt: this.clock.now(), updatedBy: by };
      const saved = await changePage(manager, { id: pageId, expectedVersion }, change);
      await this.announcePage.announce(manager, {
        ...saved,
        action: 'page-revision-restored',
        details: { version },
      });
      return toPage(saved.page);
    });
  }
}
