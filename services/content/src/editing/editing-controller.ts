import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import type { RpcContract } from '@manzil/contracts/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Collection } from './collection.js';
import { EditEntries } from './edit-entries.js';
import type { EntryList } from './list-entries.js';
import type { EntryEntity, PlacedEntity } from './stamped.entity.js';

type Rpc<Request, Response> = RpcContract<z.ZodType<Request>, z.ZodType<unknown, Response>>;

interface Reference {
  id: number;
  by: string;
}

/** The operations of staff on a collection (`editing` in the contracts), its list and its order. */
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

/** Creates the controller that handles the requests of staff for a collection. */
export function editingController<E extends EntryEntity, Fields, Entry, Listed>(
  editing: Editing<Fields, Entry, Listed>,
  collection: Collection<E, Fields, Entry, Listed>,
): Type<{ edit: EditEntries }> {
  @Controller()
  class EditingController {
    constructor(readonly edit: EditEntries) {}

    @HandleRpc(editing.list)
    list(request: z.output<typeof editing.list.request>) {
      return this.edit.listEntries.list(collection, request);
    }

    @HandleRpc(editing.create)
    create(request: z.output<typeof editing.create.request>) {
      return this.edit.createEntry.create(collection, request);
    }

    @HandleRpc(editing.update)
    update(request: z.output<typeof editing.update.request>) {
      return this.edit.updateEntry.update(collection, request);
    }

    @HandleRpc(editing.remove)
    remove(request: z.output<typeof editing.remove.request>) {
      return this.edit.deleteEntry.delete(collection, request);
    }

    @HandleRpc(editing.restore)
    restore(request: z.output<typeof editing.restore.request>) {
      return this.edit.restoreEntry.restore(collection, request);
    }
  }
  return EditingController;
}

/** Creates the controller of a collection with an order set by staff. */
export function orderedEditingController<E extends PlacedEntity, Fields, Entry>(
  editing: OrderedEditing<Fields, Entry>,
  collection: Collection<E, Fields, Entry>,
): Type<{ edit: EditEntries }> {
  @Controller()
  class OrderedEditingController extends editingController(editing, collection) {
    @HandleRpc(editing.reorder)
    reorder(request: z.output<typeof editing.reorder.request>) {
      return this.edit.reorderEntries.reorder(collection, request);
    }
  }
  return OrderedEditingController;
}
