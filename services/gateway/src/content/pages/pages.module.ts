import * as pagePreviews from '@manzil/contracts/http/page-previews';
import * as pageRevisions from '@manzil/contracts/http/page-revisions';
import * as pages from '@manzil/contracts/http/pages';
import * as recycleBin from '@manzil/contracts/http/recycle-bin';
import * as savedBlocks from '@manzil/contracts/http/saved-blocks';
import { Module } from '@nestjs/common';
import { CustomPageController } from './custom-page.controller.js';
import { ListEveryPage } from './list-every-page.js';
import { ListSavedBlocks } from './list-saved-blocks.js';
import { PagePreviewsController } from './page-previews.controller.js';
import { PageRevisionsController } from './page-revisions.controller.js';
import { PagesController } from './pages.controller.js';
import { RecycleBinController } from './recycle-bin.controller.js';
import { SavedBlocksController } from './saved-blocks.controller.js';
import { SpecPagesController } from './spec-pages.controller.js';
import { forward } from '../../http/forward.js';

@Module({
  controllers: [
    SpecPagesController,
    PagesController,
    PageRevisionsController,
    RecycleBinController,
    PagePreviewsController,
    CustomPageController,
    SavedBlocksController,
    forward(pages, pagePreviews, pageRevisions, recycleBin, savedBlocks),
  ],
  providers: [ListEveryPage, ListSavedBlocks],
})
export class PagesModule {}
