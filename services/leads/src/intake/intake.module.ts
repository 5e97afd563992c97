import { Module } from '@nestjs/common';
import { RecordModule } from '../record/record.module.js';
import { CreateLead } from './create-lead.js';
import { ImportLeads } from './import-leads.js';
import { ReceiveLead } from './receive-lead.js';
import { ShownHomes } from './shown-homes.js';
import { SubmitEnquiry } from './submit-enquiry.js';
import { SubmitPopup } from './submit-popup.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { ViewedHome } from './viewed-home.js';

@Module({
  imports: [RecordModule],
  providers: [
    ShownHomes,
    ViewedHome,
    ReceiveLead,
    CreateLead,
    ImportLeads,
    SubscribeNewsletter,
    SubmitPopup,
    SubmitEnquiry,
  ],
  exports: [ReceiveLead, ViewedHome],
})
export class IntakeModule {}
