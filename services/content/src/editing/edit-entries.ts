import { Injectable } from '@nestjs/common';
import { CreateEntry } from './create-entry.js';
import { DeleteEntry } from './delete-entry.js';
import { ListEntries } from './list-entries.js';
import { ReorderEntries } from './reorder-entries.js';
import { RestoreEntry } from './restore-entry.js';
import { UpdateEntry } from './update-entry.js';

/** The use cases of a collection in one hand, so that the controller of each asks for one thing. */
@Injectable()
export class EditEntries {
  constructor(
    readonly list: ListEntries,
    readonly create: CreateEntry,
    readonly update: UpdateEntry,
    readonly remove: DeleteEntry,
    readonly restore: RestoreEntry,
    readonly reorder: ReorderEntries,
  ) {}
}
