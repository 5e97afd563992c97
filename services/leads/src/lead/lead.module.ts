import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MailModule } from '../mail/mail.module.js';
import { GetConsentText } from '../consent/get-consent-text.js';
import { ShownDocuments } from '../consent/shown-documents.js';
import { CountNewLeads } from './count-new-leads.js';
import { ViewedHome } from '../viewing/viewed-home.js';
import { EnterLead } from './enter-lead.js';
import { ExportLeads } from './export-leads.js';
import { GetLead } from './get-lead.js';
import { ImportLeads } from './import-leads.js';
import { ListLeads } from './list-leads.js';
import { ListOtherLeads } from './list-other-leads.js';
import { ReceiveLead } from './receive-lead.js';
import { RemindAssignees } from './remind-assignees.js';
import { SubmitEnquiry } from './submit-enquiry.js';
import { SubmitPopup } from './submit-popup.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { UpdateLead } from './update-lead.js';
import { UpdateLeads } from './update-leads.js';

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
