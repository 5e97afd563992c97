import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { ChangeCollection } from './change-collection.js';
import { CreateEntry } from './create-entry.js';
import { DeleteEntry } from './delete-entry.js';
import { EditEntries } from './edit-entries.js';
import { ListEntries } from './list-entries.js';
import { PurgeEntries } from './purge-entries.js';
import { ReorderEntries } from './reorder-entries.js';
import { RestoreEntry } from './restore-entry.js';
import { StoreEntry } from './store-entry.js';
import { UpdateEntry } from './update-entry.js';

/** Provides the staff operations on all collections. */
@Module({
  imports: [ChangeModule, ClockModule, MediaUseModule],
  providers: [
    ChangeCollection,
    CreateEntry,
    DeleteEntry,
    EditEntries,
    ListEntries,
    PurgeEntries,
    ReorderEntries,
    RestoreEntry,
    StoreEntry,
    UpdateEntry,
  ],
  exports: [ChangeCollection, ChangeModule, ClockModule, EditEntries, PurgeEntries, StoreEntry],
})
export class CollectionEditingModule {}
