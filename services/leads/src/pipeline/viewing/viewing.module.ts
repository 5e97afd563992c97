import { Module } from '@nestjs/common';
import { LeadModule } from '../../intake/intake.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { BookLeadViewing } from './book-lead-viewing.js';
import { BookViewing } from './book-viewing.js';
import { ChangeViewing } from './change-viewing.js';
import { ListViewings } from './list-viewings.js';
import { ManageSchedules } from './manage-schedules.js';
import { RemindVisitors } from './remind-visitors.js';
import { ViewedHome } from '../../intake/viewed-home.js';
import { ViewingFeed } from './viewing-feed.js';
import { VisitorViewing } from './visitor-viewing.js';

@Module({
  imports: [LeadModule, MailModule],
  providers: [
    ViewedHome,
    ManageSchedules,
    ListViewings,
    BookViewing,
    BookLeadViewing,
    ChangeViewing,
    VisitorViewing,
    RemindVisitors,
    ViewingFeed,
  ],
})
export class ViewingModule {}
