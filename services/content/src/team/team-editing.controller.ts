import { teamEditing, reorderTeam } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { TEAM } from './team.collection.js';

/** What staff do with the team. */
@Controller()
export class TeamEditingController {
  constructor(private readonly edit: EditEntries) {}

  @HandleRpc(teamEditing.list)
  list(request: z.output<typeof teamEditing.list.request>) {
    return this.edit.list.execute(TEAM, request);
  }

  @HandleRpc(teamEditing.create)
  create(request: z.output<typeof teamEditing.create.request>) {
    return this.edit.create.execute(TEAM, request);
  }

  @HandleRpc(teamEditing.update)
  update(request: z.output<typeof teamEditing.update.request>) {
    return this.edit.update.execute(TEAM, request);
  }

  @HandleRpc(teamEditing.remove)
  remove(request: z.output<typeof teamEditing.remove.request>) {
    return this.edit.remove.execute(TEAM, request);
  }

  @HandleRpc(teamEditing.restore)
  restore(request: z.output<typeof teamEditing.restore.request>) {
    return this.edit.restore.execute(TEAM, request);
  }

  @HandleRpc(reorderTeam)
  reorder(request: z.output<typeof reorderTeam.request>) {
    return this.edit.reorder.execute(TEAM, request);
  }
}
