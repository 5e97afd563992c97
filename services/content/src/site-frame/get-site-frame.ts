import { siteSettingsOf } from '@manzil/contracts/content/site-settings';
import { showSiteFrame } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { findDocument } from '../document/document.repository.js';
import { findFramePart, FOOTER, NAVIGATION_STYLE } from './frame-part.js';
import { NavigationItemEntity } from './navigation-item.entity.js';
import { NAVIGATION, toNavigationItem } from './navigation.collection.js';

/** Returns the frame of every page: the ordered navigation, its style, the footer, and the settings of the site. */
@Injectable()
export class GetSiteFrame {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showSiteFrame)
  async get(): Promise<z.output<(typeof showSiteFrame)['response']>> {
    const { manager } = this.dataSource;
    const shown = { where: { live: true, deletedAt: IsNull() }, order: NAVIGATION.order };
    const [items, style, footer, details] = await Promise.all([
      manager.find(NavigationItemEntity, shown),
      findFramePart(manager, NAVIGATION_STYLE),
      findFramePart(manager, FOOTER),
      findDocument(manager, 'commondb'),
    ]);
    return {
      items: items.map(toNavigationItem),
      style: NAVIGATION_STYLE.fieldsOf(style),
      footer: FOOTER.fieldsOf(footer),
      settings: siteSettingsOf(details.fields),
    };
  }
}
