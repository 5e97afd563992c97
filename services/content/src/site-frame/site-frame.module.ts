import { listNavigationItemEntries as list } from '@manzil/contracts/content/editing-rpc';
import { navigationItems, orderNavigationItems as reorder } from '@manzil/contracts/http/content-editing';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { GetFrameEntry } from './get-frame-entry.js';
import { GetSiteFrame } from './get-site-frame.js';
import { NAVIGATION } from './navigation.collection.js';
import { SaveFramePart } from './save-frame-part.js';
import { StoreFramePart } from './store-frame-part.js';

@Module({
  imports: [CollectionEditingModule, MediaUseModule],
  controllers: [orderedEditingController({ ...navigationItems, list, reorder }, NAVIGATION)],
  providers: [GetSiteFrame, GetFrameEntry, SaveFramePart, StoreFramePart],
  exports: [StoreFramePart],
})
export class SiteFrameModule {}
