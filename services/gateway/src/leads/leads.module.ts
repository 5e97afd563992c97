import { Module } from '@nestjs/common';
import { ChangeLead } from './change-lead.js';
import { DashboardController } from './dashboard.controller.js';
import { EnquiryController } from './enquiry.controller.js';
import { FormLimit } from './form-limit.js';
import { MailLogController } from './mail-log.controller.js';
import { MailLinkController } from './mail-link.controller.js';
import { LeadController } from './lead.controller.js';
import { NewLeadEventsController } from './new-lead-events.controller.js';
import { PersonDataController } from './person-data.controller.js';
import { ShowDashboard } from './show-dashboard.js';
import { SpecFormController } from './spec-form.controller.js';
import { SpecLeadListController } from './spec-lead-list.controller.js';
import { StreamExport } from './stream-export.js';
import { StreamLeadRows } from './stream-lead-rows.js';
import { TrafficController } from './traffic.controller.js';
import { VisitLimit } from './visit-limit.js';
import { WatchNewLeads } from './watch-new-leads.js';

@Module({
  controllers: [
    TrafficController,
    SpecFormController,
    EnquiryController,
    SpecLeadListController,
    LeadController,
    MailLinkController,
    PersonDataController,
    MailLogController,
    NewLeadEventsController,
    DashboardController,
  ],
  providers: [FormLimit, VisitLimit, StreamLeadRows, ChangeLead, StreamExport, ShowDashboard, WatchNewLeads],
})
export class LeadsModule {}
