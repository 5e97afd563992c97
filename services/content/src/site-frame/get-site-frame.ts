import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { siteSettingsOf } from '@manzil/contracts/content/site-settings';
import { showSiteFrame } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { findDocument } from '../document/document.repository.js';
import { translateRecord, translateRecords } from '@manzil/lifecycle/translation/translate';
import { findFramePart, FOOTER, FRAME_ID, NAVIGATION_STYLE } from './frame-part.js';
import { NavigationItemEntity } from './navigation-item.entity.js';
import { NAVIGATION, toNavigationItem } from './navigation.collection.js';

/** Returns the frame of every page: the ordered navigation, its style, the footer, and the settings of the site. */
@Injectable()
export class GetSiteFrame {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showSiteFrame)
  async get({
    lang,
  }: z.output<typeof showSiteFrame.request>): Promise<z.output<(typeof showSiteFrame)['response']>> {
    const { manager } = this.dataSource;
    const shown = { where: { live: true, deletedAt: IsNull() }, order: NAVIGATION.order };
    const [items, style, footer, details] = await Promise.all([
      manager
        .find(NavigationItemEntity, shown)
        .then((rows) => translateRecords(manager, lang, 'navigation-item', rows.map(toNavigationItem))),
      findFramePart(manager, NAVIGATION_STYLE).then((row) =>
        translateRecord(manager, lang, STYLE, NAVIGATION_STYLE.fieldsOf(row)),
      ),
      findFramePart(manager, FOOTER).then((row) =>
        translateRecord(manager, lang, ITS_FOOTER, FOOTER.fieldsOf(row)),
      ),
      findDocument(manager, 'commondb').then(({ fields }) => translateRecord(manager, lang, DETAILS, fields)),
    ]);
    return {
      items,
      style: { ...style.record, language: style.language },
      footer: { ...footer.record, language: footer.language },
      settings: { ...siteSettingsOf(details.record), language: details.language },
    };
  }
}

const STYLE = { kind: 'navigation-style', id: FRAME_ID } as const;
const ITS_FOOTER = { kind: 'footer', id: FRAME_ID } as const;
const DETAILS = { kind: 'document', id: DOCUMENT_IDS.commondb } as const;
