import { exportLeads, getLead, listLeads, updateLead } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ExportLeads } from './export-leads.js';
import { GetLead } from './get-lead.js';
import { ListLeads } from './list-leads.js';
import { UpdateLead } from './update-lead.js';
import { withoutValues } from './without-values.js';

/** What staff see and do. */
@Controller()
export class InboxController {
  constructor(
    private readonly listUseCase: ListLeads,
    private readonly getUseCase: GetLead,
    private readonly updateUseCase: UpdateLead,
    private readonly exportUseCase: ExportLeads,
  ) {}

  @HandleRpc(listLeads)
  list(request: z.output<typeof listLeads.request>) {
    return withoutValues(this.listUseCase.execute(request));
  }

  @HandleRpc(getLead)
  get(request: z.output<typeof getLead.request>) {
    return withoutValues(this.getUseCase.execute(request));
  }

  @HandleRpc(updateLead)
  update(request: z.output<typeof updateLead.request>) {
    return withoutValues(this.updateUseCase.execute(request));
  }

  @HandleRpc(exportLeads)
  export(request: z.output<typeof exportLeads.request>) {
    return withoutValues(this.exportUseCase.execute(request));
  }
}
