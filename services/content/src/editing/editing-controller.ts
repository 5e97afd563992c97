import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import type { RpcContract } from '@manzil/contracts/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Collection } from './collection.js';
import { EditEntries } from './edit-entries.js';
import type { EntryList } from './list-entries.js';
import type { EntryEntity, PlacedEntity } from './stamped.entity.js';

type Rpc<Asked, Answered> = RpcContract<z.ZodType<Asked>, z.ZodType<unknown, Answered>>;

interface Reference {
  id: number;
  by: string;
}

/** What staff do with every collection (`editingOf` in the contracts). */
interface Editing<Fields, Entry, Listed> {
  list: Rpc<{ offset: number; limit: number }, EntryList<Listed>>;
  create: Rpc<{ fields: Fields; by: string }, Entry>;
  update: Rpc<Reference & { fields: Fields; expectedVersion: number }, Entry>;
  remove: Rpc<Reference, DeletedEntry>;
  restore: Rpc<Reference, Entry>;
}

interface OrderedEditing<Fields, Entry> extends Editing<Fields, Entry, Entry> {
  reorder: Rpc<{ ids: number[]; by: string }, { ids: number[] }>;
}

/** Answers what staff ask of a collection. */
export function editingController<E extends EntryEntity, Fields, Entry, Listed>(
  editing: Editing<Fields, Entry, Listed>,
  collection: Collection<E, Fields, Entry, Listed>,
): Type<{ edit: EditEntries }> {
  @Controller()
  class EditingController {
    constructor(readonly edit: EditEntries) {}

    @HandleRpc(editing.list)
    list(request: z.output<typeof editing.list.request>) {
      return this.edit.list.execute(collection, request);
    }

    @HandleRpc(editing.create)
    create(request: z.output<typeof editing.create.request>) {
      return this.edit.create.execute(collection, request);
    }

    @HandleRpc(editing.update)
    update(request: z.output<typeof editing.update.request>) {
      return this.edit.update.execute(collection, request);
    }

    @HandleRpc(editing.remove)
    remove(request: z.output<typeof editing.remove.request>) {
      return this.edit.remove.execute(collection, request);
    }

    @HandleRpc(editing.restore)
    restore(request: z.output<typeof editing.restore.request>) {
      return this.edit.restore.execute(collection, request);
    }
  }
  return EditingController;
}

/** The same for a collection whose order staff decide. */
export function orderedEditingController<E extends PlacedEntity, Fields, Entry>(
  editing: OrderedEditing<Fields, Entry>,
  collection: Collection<E, Fields, Entry>,
): Type<{ edit: EditEntries }> {
  @Controller()
  class OrderedEditingController extends editingController(editing, collection) {
    @HandleRpc(editing.reorder)
    reorder(request: z.output<typeof editing.reorder.request>) {
      return this.edit.reorder.execute(collection, request);
    }
  }
  return OrderedEditingController;
}
