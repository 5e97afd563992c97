import type { DatabaseOptions } from '@manzil/service-kit/database';
import { ConsentEntity } from './consent/consent.entity.js';
import { ConsentTextEntity } from './consent/consent-text.entity.js';
import { LeadEntity } from './lead/lead.entity.js';
import { MailEntity } from './mail/mail.entity.js';
import { SuppressionEntity } from './mail/suppression/suppression.entity.js';
import { DataRequestEntity } from './person/data-request.entity.js';
import { MailVisitors1795700100000 } from './migrations/1795700100000-mail-visitors.js';
import { ConfirmSubscriptions1795700200000 } from './migrations/1795700200000-confirm-subscriptions.js';
import { MailMemberLinks1795700300000 } from './migrations/1795700300000-mail-member-links.js';
import { StoreConsents1795800000000 } from './migrations/1795800000000-store-consents.js';
import { RequestPersonalData1795800100000 } from './migrations/1795800100000-request-personal-data.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { AddMailKind1795600500000 } from './migrations/1795600500000-add-mail-kind.js';
import { CreateVisit1795000000000 } from './migrations/1795000000000-create-visit.js';
import { CreateLead1795000100000 } from './migrations/1795000100000-create-lead.js';
import { MarkQuickLeads1795400000000 } from './migrations/1795400000000-mark-quick-leads.js';
import { CreateMail1795600400000 } from './migrations/1795600400000-create-mail.js';
import { IndexNewLeads1795600550000 } from './migrations/1795600550000-index-new-leads.js';
import { NameWhoChangedLeads1795006000000 } from './migrations/1795006000000-name-who-changed-leads.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [LeadEntity, ConsentEntity, ConsentTextEntity, MailEntity, SuppressionEntity, DataRequestEntity],
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
  ],
});
