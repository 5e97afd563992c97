import type { BinEntryKind, BinKind } from '@manzil/contracts/content/bin';
import { purgeFromBin, restoreFromBin } from '@manzil/contracts/content/bin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { BLOG_POSTS } from '../blog/blog-post.collection.js';
import { EditEntries } from '../editing/edit-entries.js';
import { PurgeEntries } from '../editing/purge-entries.js';
import { FAQS } from '../faq/faq.collection.js';
import { PageEntity } from '../page/page.entity.js';
import { SUMMARY_COLUMNS, toDeletedPage } from '../page/page.mapper.js';
import { NAVIGATION } from '../site-frame/navigation.collection.js';
import { TEAM } from '../team/team.collection.js';
import { TESTIMONIALS } from '../testimonial/testimonial.collection.js';
import { entryBinPort, type BinPort, type EntryBinPort } from './bin-port.js';

const PAGES: BinPort = {
  entity: PageEntity,
  find: async (manager, ids) => {
    const select = { ...SUMMARY_COLUMNS, deletedAt: true, deletedBy: true } as const;
    const pages = await manager.find(PageEntity, { select, where: { id: In([...ids]) } });
    return pages
      .filter(({ deletedAt }) => deletedAt !== null)
      .map(toDeletedPage)
      .map(({ id, title, linkAddress: slug, deletedAt, deletedBy, purgeAt }) => {
        return { kind: 'page' as const, id, title, slug, deletedAt, deletedBy, purgeAt };
      });
  },
};

/** The ports of all kinds of content that are deleted into the bin. */
@Injectable()
export class BinPorts {
  private readonly entries: Readonly<Record<BinEntryKind, EntryBinPort>>;

  constructor(
    edit: EditEntries,
    purgeEntries: PurgeEntries,
    private readonly dataSource: DataSource,
  ) {
    const services = { edit, purgeEntries };
    this.entries = {
      'blog-post': entryBinPort(services, 'blog-post', BLOG_POSTS),
      faq: entryBinPort(services, 'faq', FAQS),
      'team-member': entryBinPort(services, 'team-member', TEAM),
      testimonial: entryBinPort(services, 'testimonial', TESTIMONIALS),
      'navigation-item': entryBinPort(services, 'navigation-item', NAVIGATION),
    };
  }

  all(): [BinKind, BinPort][] {
    return [['page', PAGES], ...(Object.entries(this.entries) as [BinEntryKind, EntryBinPort][])];
  }

  @HandleRpc(restoreFromBin)
  restore({ kind, ...request }: z.output<typeof restoreFromBin.request>) {
    return this.entries[kind].restore(request);
  }

  @HandleRpc(purgeFromBin)
  purge({ kind, id }: z.output<typeof purgeFromBin.request>) {
    return this.dataSource.transaction((manager) => this.entries[kind].purge(manager, id));
  }
}
