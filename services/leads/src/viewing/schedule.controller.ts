import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ManageSchedules } from './manage-schedules.js';
import { ViewingFeed } from './viewing-feed.js';

/** When advisers take viewings, and their calendars. */
@Controller()
export class ScheduleController {
  constructor(
    private readonly schedules: ManageSchedules,
    private readonly feed: ViewingFeed,
  ) {}

  @HandleRpc(rpc.listViewingSchedules)
  list(request: z.output<typeof rpc.listViewingSchedules.request>) {
    return withoutValues(this.schedules.list(request));
  }

  @HandleRpc(rpc.saveViewingSchedule)
  save(request: z.output<typeof rpc.saveViewingSchedule.request>) {
    return withoutValues(this.schedules.save(request));
  }

  @HandleRpc(rpc.makeViewingFeed)
  makeFeed(request: z.output<typeof rpc.makeViewingFeed.request>) {
    return withoutValues(this.feed.make(request));
  }

  @HandleRpc(rpc.revokeViewingFeed)
  revokeFeed(request: z.output<typeof rpc.revokeViewingFeed.request>) {
    return withoutValues(this.feed.revoke(request));
  }

  @HandleRpc(rpc.readViewingFeed)
  readFeed(request: z.output<typeof rpc.readViewingFeed.request>) {
    return withoutValues(this.feed.read(request));
  }
}
