import { Module } from '@nestjs/common';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { CheckPage } from './check-page.js';
import { CopyContentPage } from './copy-page.js';
import { CreatePagePreview } from './create-page-preview.js';
import { CreatePage } from './create-page.js';
import { DeletePage } from './delete-page.js';
import { DiffPageRevision } from './diff-page-revision.js';
import { GetPagePreview } from './get-page-preview.js';
import { GetPageRevision } from './get-page-revision.js';
import { GetPage } from './get-page.js';
import { ListDeletedPages } from './list-deleted-pages.js';
import { ListPageRevisions } from './list-page-revisions.js';
import { ListPages } from './list-pages.js';
import { PagePaths } from './page-paths.js';
import { PurgeOldPages } from './purge-old-pages.js';
import { PurgePage } from './purge-page.js';
import { RecordPageSave } from './record-page-save.js';
import { RestorePageRevision } from './restore-page-revision.js';
import { RestoreContentPage } from './restore-page.js';
import { UpdateContentPage } from './update-page.js';

@Module({
  imports: [CollectionEditingModule, MediaUseModule],
  providers: [
    CheckPage,
    CopyContentPage,
    CreatePage,
    CreatePagePreview,
    DeletePage,
    DiffPageRevision,
    GetPage,
    GetPagePreview,
    GetPageRevision,
    ListDeletedPages,
    ListPageRevisions,
    ListPages,
    PagePaths,
    PurgeOldPages,
    PurgePage,
    RecordPageSave,
    RestoreContentPage,
    RestorePageRevision,
    UpdateContentPage,
  ],
  exports: [PagePaths, RecordPageSave],
})
export class PageModule {}
