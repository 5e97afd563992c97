import {
  changeSubscribers,
  exportSubscribers,
  listSubscribers,
} from '@manzil/contracts/leads/subscriber-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ChangeSubscribers } from './change-subscribers.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ListSubscribers } from './list-subscribers.js';

@Controller()
export class SubscriberController {
  constructor(
    private readonly listSubscribers: ListSubscribers,
    private readonly exportSubscribers: ExportSubscribers,
    private readonly changeSubscribers: ChangeSubscribers,
  ) {}

  @HandleRpc(listSubscribers)
  list(request: z.output<typeof listSubscribers.request>) {
    return withoutValues(this.listSubscribers.list(request));
  }

  @HandleRpc(exportSubscribers)
  export(request: z.output<typeof exportSubscribers.request>) {
    return withoutValues(this.exportSubscribers.export(request));
  }

  @HandleRpc(changeSubscribers)
  change(request: z.output<typeof changeSubscribers.request>) {
    return withoutValues(this.changeSubscribers.change(request));
  }
}
