import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { GetConsentText } from '../consent/get-consent-text.js';
import { ShownDocuments } from '../consent/shown-documents.js';
import { CountNewLeads } from './count-new-leads.js';
import { ExportLeads } from './export-leads.js';
import { GetLead } from './get-lead.js';
import { InboxController } from './inbox.controller.js';
import { ListLeads } from './list-leads.js';
import { ReceiveLead } from './receive-lead.js';
import { SubmissionController } from './submission.controller.js';
import { SubmitEnquiry } from './submit-enquiry.js';
import { SubmitPopup } from './submit-popup.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { UpdateLead } from './update-lead.js';

@Module({
  imports: [MailModule],
  controllers: [SubmissionController, InboxController],
  providers: [
    ReceiveLead,
    SubscribeNewsletter,
    SubmitPopup,
    SubmitEnquiry,
    ListLeads,
    CountNewLeads,
    GetLead,
    UpdateLead,
    ExportLeads,
    GetConsentText,
    ShownDocuments,
  ],
})
export class LeadModule {}
