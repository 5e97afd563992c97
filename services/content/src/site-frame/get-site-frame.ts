import type { Footer, NavigationItem, NavigationStyle } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { findFramePart, FOOTER, NAVIGATION_STYLE } from './frame-part.js';
import { NavigationItemEntity } from './navigation-item.entity.js';
import { NAVIGATION, toNavigationItem } from './navigation.collection.js';

/** Returns the frame of every page: the ordered navigation, its style, and the footer. */
@Injectable()
export class GetSiteFrame {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<{ items: NavigationItem[]; style: NavigationStyle; footer: Footer }> {
    const { manager } = this.dataSource;
    const shown = { where: { live: true, deletedAt: IsNull() }, order: NAVIGATION.order };
    const [items, style, footer] = await Promise.all([
      manager.find(NavigationItemEntity, shown),
      findFramePart(manager, NAVIGATION_STYLE),
      findFramePart(manager, FOOTER),
    ]);
    return {
      items: items.map(toNavigationItem),
      style: NAVIGATION_STYLE.fieldsOf(style),
      footer: FOOTER.fieldsOf(footer),
    };
  }
}
