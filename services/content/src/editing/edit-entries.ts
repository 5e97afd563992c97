import { Injectable } from '@nestjs/common';
import { CreateEntry } from './create-entry.js';
import { DeleteEntry } from './delete-entry.js';
import { ListEntries } from './list-entries.js';
import { ReorderEntries } from './reorder-entries.js';
import { RestoreEntry } from './restore-entry.js';
import { UpdateEntry } from './update-entry.js';

/** Bundles the use cases of a collection, so that each controller injects one provider. */
@Injectable()
export class EditEntries {
  constructor(
    readonly listEntries: ListEntries,
    readonly createEntry: CreateEntry,
    readonly updateEntry: UpdateEntry,
    readonly deleteEntry: DeleteEntry,
    readonly restoreEntry: RestoreEntry,
    readonly reorderEntries: ReorderEntries,
  ) {}
}
