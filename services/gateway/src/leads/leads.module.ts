import * as funnel from '@manzil/contracts/http/funnel';
import * as leadImports from '@manzil/contracts/http/lead-imports';
import * as leadMerges from '@manzil/contracts/http/lead-merges';
import * as leadReplies from '@manzil/contracts/http/lead-replies';
import * as leadRouting from '@manzil/contracts/http/lead-routing';
import * as leadTags from '@manzil/contracts/http/lead-tags';
import * as leadTimeline from '@manzil/contracts/http/lead-timeline';
import * as leadViews from '@manzil/contracts/http/lead-views';
import * as leads from '@manzil/contracts/http/leads';
import * as mailLinks from '@manzil/contracts/http/mail-links';
import * as mailTexts from '@manzil/contracts/http/mail-texts';
import * as mails from '@manzil/contracts/http/mails';
import * as personData from '@manzil/contracts/http/person-data';
import * as savedSearches from '@manzil/contracts/http/saved-searches';
import * as subscribers from '@manzil/contracts/http/subscribers';
import * as viewings from '@manzil/contracts/http/viewings';
import * as webhooks from '@manzil/contracts/http/webhooks';
import { Module } from '@nestjs/common';
import { ActionLimit } from './action-limit.js';
import { CalendarLimit } from './calendar-limit.js';
import { ChangeLead } from './change-lead.js';
import { DashboardController } from './dashboard.controller.js';
import { EnquiryController } from './enquiry.controller.js';
import { ExportEvidence } from './export-evidence.js';
import { FormLimit } from './form-limit.js';
import { MailLogController } from './mail-log.controller.js';
import { FunnelController } from './funnel.controller.js';
import { LeadRoutingController } from './lead-routing.controller.js';
import { RequireMember } from './require-member.js';
import { SaveRouting } from './save-routing.js';
import { ImportLeads } from './import-leads.js';
import { LeadImportController } from './lead-import.controller.js';
import { LeadPhotoController } from './lead-photo.controller.js';
import { LeadController } from './lead.controller.js';
import { NewLeadEventsController } from './new-lead-events.controller.js';
import { PersonDataController } from './person-data.controller.js';
import { SavedSearchController } from './saved-search.controller.js';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistLimit } from './shortlist-limit.js';
import { ShowDashboard } from './show-dashboard.js';
import { SpecFormController } from './spec-form.controller.js';
import { SpecLeadListController } from './spec-lead-list.controller.js';
import { StreamExport } from './stream-export.js';
import { StreamLeadRows } from './stream-lead-rows.js';
import { SubscriberController } from './subscriber.controller.js';
import { TrafficController } from './traffic.controller.js';
import { VisitLimit } from './visit-limit.js';
import { ViewingCalendarController } from './viewing-calendar.controller.js';
import { ViewingController } from './viewing.controller.js';
import { ViewingLinkController } from './viewing-link.controller.js';
import { WatchNewLeads } from './watch-new-leads.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [
    TrafficController,
    SpecFormController,
    EnquiryController,
    SpecLeadListController,
    LeadController,
    LeadPhotoController,
    SubscriberController,
    LeadImportController,
    LeadRoutingController,
    PersonDataController,
    SavedSearchController,
    ShortlistController,
    MailLogController,
    NewLeadEventsController,
    DashboardController,
    FunnelController,
    ViewingController,
    ViewingLinkController,
    ViewingCalendarController,
    forward(
      subscribers,
      leadReplies,
      leadRouting,
      leadTimeline,
      leadViews,
      leadImports,
      leadMerges,
      leadTags,
      mailLinks,
      savedSearches,
      mails,
      mailTexts,
      leads,
      viewings,
      webhooks,
      funnel,
      personData,
    ),
  ],
  providers: [
    FormLimit,
    ShortlistLimit,
    VisitLimit,
    ActionLimit,
    CalendarLimit,
    RequireMember,
    StreamLeadRows,
    ChangeLead,
    SaveRouting,
    ExportEvidence,
    StreamExport,
    ImportLeads,
    ShowDashboard,
    WatchNewLeads,
  ],
})
export class LeadsModule {}
