import type { Footer, NavigationItem, NavigationStyle } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toNavigationItem } from './navigation.collection.js';
import { PLAIN_FOOTER, PLAIN_STYLE } from './plain-frame.js';
import { toFooter, toNavigationStyle } from './site-frame.mapper.js';
import { findFooter, findNavigationItems, findNavigationStyle } from './site-frame.repository.js';

/** Returns the frame of every page: the ordered navigation, its style, and the footer. */
@Injectable()
export class GetSiteFrame {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<{ items: NavigationItem[]; style: NavigationStyle; footer: Footer }> {
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
