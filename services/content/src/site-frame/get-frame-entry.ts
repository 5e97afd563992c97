import type { FooterEntry, NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toFooterEntry, toStyleEntry } from './site-frame.mapper.js';
import { findFooter, findNavigationStyle } from './site-frame.repository.js';

/** The look of the header and the footer as staff edit them; at version 0 while nobody has saved any. */
@Injectable()
export class GetFrameEntry {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ style: NavigationStyleEntry; footer: FooterEntry }> {
    const { manager } = this.dataSource;
    const [style, footer] = await Promise.all([findNavigationStyle(manager), findFooter(manager)]);
    return { style: toStyleEntry(style), footer: toFooterEntry(footer) };
  }
}
