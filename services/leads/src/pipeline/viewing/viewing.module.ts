import { Module } from '@nestjs/common';
import { IntakeModule } from '../../intake/intake.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { AddDemoHours } from './add-demo-hours.js';
import { BookLeadViewing } from './book-lead-viewing.js';
import { BookViewing } from './book-viewing.js';
import { ChangeViewing } from './change-viewing.js';
import { ListViewings } from './list-viewings.js';
import { ManageSchedules } from './manage-schedules.js';
import { RemindVisitors } from './remind-visitors.js';
import { RecordModule } from '../../record/record.module.js';
import { ViewingFeed } from './viewing-feed.js';
import { ViewingMail } from './viewing-mail.js';
import { VisitorViewing } from './visitor-viewing.js';

@Module({
  imports: [RecordModule, IntakeModule, MailModule],
  providers: [
    AddDemoHours,
    ManageSchedules,
    ListViewings,
    BookViewing,
    BookLeadViewing,
    ChangeViewing,
    VisitorViewing,
    RemindVisitors,
    ViewingFeed,
    ViewingMail,
  ],
})
export class ViewingModule {}
