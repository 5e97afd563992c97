import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RecordModule } from '../record/record.module.js';
import { CountNewLeads } from './count-new-leads.js';
import { ExportLeads } from './export-leads.js';
import { GetLead } from './get-lead.js';
import { LeadViews } from './lead-views.js';
import { ListImports } from './list-imports.js';
import { ListLeadTags } from './list-lead-tags.js';
import { ListLeads } from './list-leads.js';
import { ListOtherLeads } from './list-other-leads.js';
import { MergeLeads } from './merge-leads.js';
import { UndoImport } from './undo-import.js';
import { UpdateLead } from './update-lead.js';
import { UpdateLeads } from './update-leads.js';

@Module({
  imports: [RecordModule, MailModule],
  providers: [
    ListLeads,
    ListLeadTags,
    ListOtherLeads,
    CountNewLeads,
    GetLead,
    UpdateLead,
    UpdateLeads,
    ExportLeads,
    LeadViews,
    ListImports,
    UndoImport,
    MergeLeads,
  ],
})
export class InboxModule {}
