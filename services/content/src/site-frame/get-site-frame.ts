import type { Footer, NavigationItem, NavigationStyle } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toNavigationItem } from './navigation.collection.js';
import { PLAIN_FOOTER, PLAIN_STYLE } from './plain-frame.js';
import { toFooter, toNavigationStyle } from './site-frame.mapper.js';
import { findFooter, findNavigationItems, findNavigationStyle } from './site-frame.repository.js';

/** What stands around every page: the navigation in its order, how it looks, and the footer. */
@Injectable()
export class GetSiteFrame {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ items: NavigationItem[]; style: NavigationStyle; footer: Footer }> {
    const { manager } = this.dataSource;
    const [items, style, footer] = await Promise.all([
      findNavigationItems(manager),
      findNavigationStyle(manager),
      findFooter(manager),
    ]);
    return {
      items: items.map(toNavigationItem),
      style: style === null ? PLAIN_STYLE : toNavigationStyle(style),
      footer: footer === null ? PLAIN_FOOTER : toFooter(footer),
    };
  }
}
