import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { Page } from '@manzil/contracts/content/page';
import { getPage } from '@manzil/contracts/content/page-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import { translateRecord } from '@manzil/lifecycle/translation/translate';
import { noSuchPage, pageInBin } from './page-errors.js';
import { toPage } from './page.mapper.js';
import { findPage } from './page.repository.js';

type Found = { page: Page } | { redirectTo: string };

interface PathMatch {
  id: number;
  link_address: string;
  state: 'here' | 'moved' | 'deleted';
}

/**
 * Returns an active page by id or path, or the path to redirect to. NOT_FOUND, also for a page that visitors do not see,
 * or GONE when it is deleted.
 */
@Injectable()
export class GetPage {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getPage)
  async get({ drafts, ...by }: z.output<typeof getPage.request>): Promise<Found> {
    if ('id' in by) return this.byId(by.id, drafts);
    const { linkAddress, lang } = by;
    const match = await this.resolve(linkAddress, drafts);
    if (match === undefined) throw noSuchPage();
    if (match.state === 'deleted') throw pageInBin({ linkAddress: match.link_address });
    return match.state === 'moved' ? { redirectTo: match.link_address } : this.byId(match.id, drafts, lang);
  }

  private async byId(id: number, drafts: boolean, lang?: TranslationLanguage): Promise<Found> {
    const { manager } = this.dataSource;
    const page = await findPage(manager, id);
    if (page === null || !(page.live || drafts)) throw noSuchPage();
    if (page.deletedAt !== null) throw pageInBin(page);
    if (!drafts) {
      const { record, language } = await translateRecord(manager, lang, { kind: 'page', id }, toPage(page));
      return { page: { ...record, language } };
    }
    const lifecycles = await lifecyclesOf(manager, 'page', [{ ...page, publishAt: null }]);
    return { page: toPage(page, lifecycles.get(id)) };
  }

  /** Uses one statement, so that a page that is being moved is found at its old or its new path. */
  private async resolve(linkAddress: string, drafts: boolean): Promise<PathMatch | undefined> {
    const [match] = await this.dataSource.query<PathMatch[]>(
      `SELECT id, link_address, CASE WHEN deleted_at IS NOT NULL THEN 'deleted'
                                     WHEN link_address = $1 THEN 'here' ELSE 'moved' END AS state
       FROM page
       WHERE (live OR $2)
         AND (link_address = $1 OR id = (SELECT page_id FROM page_link WHERE link_address = $1))
       ORDER BY deleted_at IS NOT NULL, link_address <> $1, deleted_at DESC
       LIMIT 1`,
      [linkAddress, drafts],
    );
    return match;
  }
}
