import { listOtherLeads } from '@manzil/contracts/leads/contact-rpc';
import {
  countNewLeads,
  enterLead,
  exportLeads,
  getConsentText,
  getLead,
  importLeads,
  listLeads,
  updateLead,
  updateLeads,
} from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetConsentText } from '../consent/get-consent-text.js';
import { CountNewLeads } from './count-new-leads.js';
import { EnterLead } from './enter-lead.js';
import { ExportLeads } from './export-leads.js';
import { GetLead } from './get-lead.js';
import { ImportLeads } from './import-leads.js';
import { ListLeads } from './list-leads.js';
import { ListOtherLeads } from './list-other-leads.js';
import { UpdateLead } from './update-lead.js';
import { UpdateLeads } from './update-leads.js';
import { withoutValues } from './without-values.js';

@Controller()
export class InboxController {
  constructor(
    private readonly listLeads: ListLeads,
    private readonly listOtherLeads: ListOtherLeads,
    private readonly countNewLeads: CountNewLeads,
    private readonly enterLead: EnterLead,
    private readonly getLead: GetLead,
    private readonly updateLead: UpdateLead,
    private readonly updateLeads: UpdateLeads,
    private readonly exportLeads: ExportLeads,
    private readonly importLeads: ImportLeads,
    private readonly getConsentText: GetConsentText,
  ) {}

  @HandleRpc(listLeads)
  list(request: z.output<typeof listLeads.request>) {
    return withoutValues(this.listLeads.list(request));
  }

  @HandleRpc(listOtherLeads)
  otherLeads(request: z.output<typeof listOtherLeads.request>) {
    return withoutValues(this.listOtherLeads.list(request));
  }

  @HandleRpc(countNewLeads)
  countNew(request: z.output<typeof countNewLeads.request>) {
    return this.countNewLeads.count(request);
  }

  @HandleRpc(enterLead)
  enter(request: z.output<typeof enterLead.request>) {
    return withoutValues(this.enterLead.enter(request));
  }

  @HandleRpc(getLead)
  get(request: z.output<typeof getLead.request>) {
    return withoutValues(this.getLead.get(request));
  }

  @HandleRpc(getConsentText)
  consentText(request: z.output<typeof getConsentText.request>) {
    return withoutValues(this.getConsentText.get(request));
  }

  @HandleRpc(updateLead)
  update(request: z.output<typeof updateLead.request>) {
    return withoutValues(this.updateLead.update(request));
  }

  @HandleRpc(updateLeads)
  updateMany(request: z.output<typeof updateLeads.request>) {
    return withoutValues(this.updateLeads.update(request));
  }

  @HandleRpc(exportLeads)
  export(request: z.output<typeof exportLeads.request>) {
    return withoutValues(this.exportLeads.export(request));
  }

  @HandleRpc(importLeads)
  import(request: z.output<typeof importLeads.request>) {
    return withoutValues(this.importLeads.import(request));
  }
}
