import type { FooterEntry, NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toFooterEntry, toStyleEntry } from './site-frame.mapper.js';
import { findFooter, findNavigationStyle } from './site-frame.repository.js';

/** Returns the style of the header and the footer as staff edit them; at version 0 before their first save. */
@Injectable()
export class GetFrameEntry {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<{ style: NavigationStyleEntry; footer: FooterEntry }> {
    const { manager } = this.dataSource;
    const [style, footer] = await Promise.all([findNavigationStyle(manager), findFooter(manager)]);
    return { style: toStyleEntry(style), footer: toFooterEntry(footer) };
  }
}
