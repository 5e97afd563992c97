import { Module } from '@nestjs/common';
import { LedgerModule } from '../privacy/ledger/ledger.module.js';
import { MailModule } from '../mail/mail.module.js';
import { GetConsentText } from '../privacy/consent/get-consent-text.js';
import { ShownDocuments } from '../privacy/consent/shown-documents.js';
import { CountNewLeads } from '../inbox/count-new-leads.js';
import { ViewedHome } from './viewed-home.js';
import { EnterLead } from './enter-lead.js';
import { ExportLeads } from '../inbox/export-leads.js';
import { GetLead } from '../inbox/get-lead.js';
import { ImportLeads } from './import-leads.js';
import { ListLeads } from '../inbox/list-leads.js';
import { ListOtherLeads } from '../inbox/list-other-leads.js';
import { ReceiveLead } from './receive-lead.js';
import { RemindAssignees } from '../pipeline/reminder/remind-assignees.js';
import { SubmitEnquiry } from './submit-enquiry.js';
import { SubmitPopup } from './submit-popup.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { UpdateLead } from '../inbox/update-lead.js';
import { UpdateLeads } from '../inbox/update-leads.js';

@Module({
  imports: [MailModule, LedgerModule],
  providers: [
    ReceiveLead,
    EnterLead,
    ViewedHome,
    SubscribeNewsletter,
    SubmitPopup,
    SubmitEnquiry,
    ListLeads,
    ListOtherLeads,
    CountNewLeads,
    GetLead,
    UpdateLead,
    UpdateLeads,
    ExportLeads,
    ImportLeads,
    GetConsentText,
    ShownDocuments,
    RemindAssignees,
  ],
  exports: [ReceiveLead],
})
export class LeadModule {}
