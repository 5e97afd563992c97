import { navigationEditing, reorderNavigation } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { NAVIGATION } from './navigation.collection.js';

/** What staff do with the links of the header. */
@Controller()
export class NavigationEditingController {
  constructor(private readonly edit: EditEntries) {}

  @HandleRpc(navigationEditing.list)
  list(request: z.output<typeof navigationEditing.list.request>) {
    return this.edit.list.execute(NAVIGATION, request);
  }

  @HandleRpc(navigationEditing.create)
  create(request: z.output<typeof navigationEditing.create.request>) {
    return this.edit.create.execute(NAVIGATION, request);
  }

  @HandleRpc(navigationEditing.update)
  update(request: z.output<typeof navigationEditing.update.request>) {
    return this.edit.update.execute(NAVIGATION, request);
  }

  @HandleRpc(navigationEditing.remove)
  remove(request: z.output<typeof navigationEditing.remove.request>) {
    return this.edit.remove.execute(NAVIGATION, request);
  }

  @HandleRpc(navigationEditing.restore)
  restore(request: z.output<typeof navigationEditing.restore.request>) {
    return this.edit.restore.execute(NAVIGATION, request);
  }

  @HandleRpc(reorderNavigation)
  reorder(request: z.output<typeof reorderNavigation.request>) {
    return this.edit.reorder.execute(NAVIGATION, request);
  }
}
