import type { DatabaseOptions } from '@manzil/service-kit/database';
import { ConsentEntity } from './privacy/consent/consent.entity.js';
import { ConsentTextEntity } from './privacy/consent/consent-text.entity.js';
import { LedgerEntryEntity } from './privacy/ledger/ledger-entry.entity.js';
import { NewLedgerEntryEntity } from './privacy/ledger/new-ledger-entry.entity.js';
import { LedgerKeyEntity } from './privacy/ledger/ledger-key.entity.js';
import { LeadEntity } from './record/lead.entity.js';
import { MailEntity } from './mail/mail.entity.js';
import { MailTextEntity } from './mail/texts/mail-text.entity.js';
import { SuppressionEntity } from './mail/suppression/suppression.entity.js';
import { DataRequestEntity } from './privacy/person/data-request.entity.js';
import { WebhookDeliveryEntity } from './integrations/webhook-delivery.entity.js';
import { WebhookEventEntity } from './integrations/webhook-event.entity.js';
import { WebhookEntity } from './integrations/webhook.entity.js';
import { CreateWebhook1796200000000 } from './migrations/1796200000000-create-webhook.js';
import { MailVisitors1795700100000 } from './migrations/1795700100000-mail-visitors.js';
import { ConfirmSubscriptions1795700200000 } from './migrations/1795700200000-confirm-subscriptions.js';
import { MailMemberLinks1795700300000 } from './migrations/1795700300000-mail-member-links.js';
import { StoreConsents1795800000000 } from './migrations/1795800000000-store-consents.js';
import { RequestPersonalData1795800100000 } from './migrations/1795800100000-request-personal-data.js';
import { KeepLedger1796100000000 } from './migrations/1796100000000-keep-ledger.js';
import { EditMailTexts1796100100000 } from './migrations/1796100100000-edit-mail-texts.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { AddMailKind1795600500000 } from './migrations/1795600500000-add-mail-kind.js';
import { NoteReceivers1796620000000 } from './migrations/1796620000000-note-receivers.js';
import { VersionWebhooks1796610000000 } from './migrations/1796610000000-version-webhooks.js';
import { CreateShortlist1796300000000 } from './migrations/1796300000000-create-shortlist.js';
import { CreateVisit1795000000000 } from './migrations/1795000000000-create-visit.js';
import { CreateLead1795000100000 } from './migrations/1795000100000-create-lead.js';
import { MarkQuickLeads1795400000000 } from './migrations/1795400000000-mark-quick-leads.js';
import { CreateMail1795600400000 } from './migrations/1795600400000-create-mail.js';
import { IndexNewLeads1795600550000 } from './migrations/1795600550000-index-new-leads.js';
import { NameWhoChangedLeads1795006000000 } from './migrations/1795006000000-name-who-changed-leads.js';
import { MailNewHomes1796810000000 } from './migrations/1796810000000-mail-new-homes.js';
import { SaveSearches1796800000000 } from './migrations/1796800000000-save-searches.js';
import { HomeNewsEntity } from './saved-search/home-news.entity.js';
import { SavedSearchEntity } from './saved-search/saved-search.entity.js';
import { SearchAlertEntity } from './saved-search/search-alert.entity.js';
import { CreateLeadEntry1796700000000 } from './migrations/1796700000000-create-lead-entry.js';
import { AddStages1796710000000 } from './migrations/1796710000000-add-stages.js';
import { IndexContacts1796720000000 } from './migrations/1796720000000-index-contacts.js';
import { RouteLeads1796730000000 } from './migrations/1796730000000-route-leads.js';
import { TakeMail1798000000000 } from './migrations/1798000000000-take-mail.js';
import { SeparateSubscribers1798700000000 } from './migrations/1798700000000-separate-subscribers.js';
import { SortMail1798860000000 } from './migrations/1798860000000-sort-mail.js';
import { MailApprovals1798880000000 } from './migrations/1798880000000-mail-approvals.js';
import { NameWhoChangedHours1798900000000 } from './migrations/1798900000000-name-who-changed-hours.js';
import { PlaceViewings1799040000000 } from './migrations/1799040000000-place-viewings.js';
import { LanesOfMail1797300000000 } from './migrations/1797300000000-lanes-of-mail.js';
import { RemindAssignees1797100000000 } from './migrations/1797100000000-remind-assignees.js';
import { EnterLeads1797400000000 } from './migrations/1797400000000-enter-leads.js';
import { SkipDisabledMembers1797400100000 } from './migrations/1797400100000-skip-disabled-members.js';
import { DisabledMembersEntity } from './record/disabled-members.entity.js';
import { StoreOrigin1797500000000 } from './migrations/1797500000000-store-origin.js';
import { CountListingActions1797500100000 } from './migrations/1797500100000-count-listing-actions.js';
import { IndexStatus1797500200000 } from './migrations/1797500200000-index-status.js';
import { SavedRepliesEntity } from './pipeline/reply/saved-replies.entity.js';
import { RoutingEntity } from './pipeline/routing/routing.entity.js';
import { LeadEntryEntity } from './pipeline/timeline/lead-entry.entity.js';
import { BookViewings1796900000000 } from './migrations/1796900000000-book-viewings.js';
import { StoreLanguage1799170000000 } from './migrations/1799170000000-store-language.js';
import { ViewByVideo1799180000000 } from './migrations/1799180000000-view-by-video.js';
import { StoreDealValues1799200100000 } from './migrations/1799200100000-store-deal-values.js';
import { StoreMailSettings1799200000000 } from './migrations/1799200000000-store-mail-settings.js';
import { IncomingMailSettingsEntity } from './mail/incoming/incoming-mail-settings.entity.js';
import { IncomingMailStateEntity } from './mail/incoming/incoming-mail-state.entity.js';
import { AttachFiles1799810000000 } from './migrations/1799810000000-attach-files.js';
import { ReceiveMail1799800000000 } from './migrations/1799800000000-receive-mail.js';
import { MailSettingsEntity } from './mail/settings/mail-settings.entity.js';
import { LeadImportEntity } from './intake/lead-import.entity.js';
import { RememberImports1799450000000 } from './migrations/1799450000000-remember-imports.js';
import { MergeLeads1799460000000 } from './migrations/1799460000000-merge-leads.js';
import { TagLeads1799700000000 } from './migrations/1799700000000-tag-leads.js';
import { LeadViewEntity } from './inbox/lead-view.entity.js';
import { SaveLeadViews1799390000000 } from './migrations/1799390000000-save-lead-views.js';
import { SaveReplies1799300000000 } from './migrations/1799300000000-save-replies.js';
import { AppendAtCommit1799410000000 } from './migrations/1799410000000-append-at-commit.js';
import { StorePhotos1799400000000 } from './migrations/1799400000000-store-photos.js';
import { StorePeople1799160100000 } from './migrations/1799160100000-store-people.js';
import { StorePublishedMessages1799100000000 } from './migrations/1799100000000-store-published-messages.js';
import { ViewingScheduleEntity } from './pipeline/viewing/viewing-schedule.entity.js';
import { ViewingEntity } from './pipeline/viewing/viewing.entity.js';
import { ShortlistEntity } from './shortlist/shortlist.entity.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [
    LeadEntity,
    LeadEntryEntity,
    RoutingEntity,
    SavedRepliesEntity,
    LeadViewEntity,
    LeadImportEntity,
    MailSettingsEntity,
    IncomingMailSettingsEntity,
    IncomingMailStateEntity,
    DisabledMembersEntity,
    ConsentEntity,
    ConsentTextEntity,
    MailEntity,
    SuppressionEntity,
    MailTextEntity,
    DataRequestEntity,
    SavedSearchEntity,
    HomeNewsEntity,
    SearchAlertEntity,
    ShortlistEntity,
    ViewingScheduleEntity,
    ViewingEntity,
    LedgerEntryEntity,
    NewLedgerEntryEntity,
    LedgerKeyEntity,
    WebhookEntity,
    WebhookEventEntity,
    WebhookDeliveryEntity,
  ],
  migrations: [
    CreateVisit1795000000000,
    CreateLead1795000100000,
    NameWhoChangedLeads1795006000000,
    AddMessageKeys1795200000000,
    MarkQuickLeads1795400000000,
    CreateMail1795600400000,
    AddMailKind1795600500000,
    IndexNewLeads1795600550000,
    MailVisitors1795700100000,
    ConfirmSubscriptions1795700200000,
    MailMemberLinks1795700300000,
    StoreConsents1795800000000,
    RequestPersonalData1795800100000,
    KeepLedger1796100000000,
    EditMailTexts1796100100000,
    CreateWebhook1796200000000,
    CreateShortlist1796300000000,
    VersionWebhooks1796610000000,
    NoteReceivers1796620000000,
    SaveSearches1796800000000,
    MailNewHomes1796810000000,
    CreateLeadEntry1796700000000,
    AddStages1796710000000,
    IndexContacts1796720000000,
    RouteLeads1796730000000,
    BookViewings1796900000000,
    RemindAssignees1797100000000,
    LanesOfMail1797300000000,
    EnterLeads1797400000000,
    SkipDisabledMembers1797400100000,
    StoreOrigin1797500000000,
    CountListingActions1797500100000,
    IndexStatus1797500200000,
    TakeMail1798000000000,
    SeparateSubscribers1798700000000,
    SortMail1798860000000,
    MailApprovals1798880000000,
    NameWhoChangedHours1798900000000,
    PlaceViewings1799040000000,
    StorePublishedMessages1799100000000,
    StorePeople1799160100000,
    StoreLanguage1799170000000,
    ViewByVideo1799180000000,
    StoreMailSettings1799200000000,
    StoreDealValues1799200100000,
    SaveReplies1799300000000,
    SaveLeadViews1799390000000,
    StorePhotos1799400000000,
    AppendAtCommit1799410000000,
    RememberImports1799450000000,
    MergeLeads1799460000000,
    TagLeads1799700000000,
    ReceiveMail1799800000000,
    AttachFiles1799810000000,
  ],
});
