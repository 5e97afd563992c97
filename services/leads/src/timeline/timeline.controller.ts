import * as rpc from '@manzil/contracts/leads/timeline-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { AddEntry } from './add-entry.js';
import { GetTimeline } from './get-timeline.js';
import { WithdrawNote } from './withdraw-note.js';

@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: GetTimeline,
    private readonly addEntry: AddEntry,
    private readonly withdrawNote: WithdrawNote,
  ) {}

  @HandleRpc(rpc.getTimeline)
  get(request: z.output<typeof rpc.getTimeline.request>) {
    return withoutValues(this.timeline.get(request));
  }

  @HandleRpc(rpc.addTimelineEntry)
  add(request: z.output<typeof rpc.addTimelineEntry.request>) {
    return withoutValues(this.addEntry.add(request));
  }

  @HandleRpc(rpc.withdrawNote)
  withdraw(request: z.output<typeof rpc.withdrawNote.request>) {
    return withoutValues(this.withdrawNote.withdraw(request));
  }
}
