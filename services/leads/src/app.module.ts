import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { LeadModule } from './lead/lead.module.js';
import { MailModule } from './mail/mail.module.js';
import { PersonModule } from './person/person.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { VisitModule } from './visit/visit.module.js';

@Module({ imports: [VisitModule, LeadModule, MailModule, PersonModule, RetentionModule, DashboardModule] })
export class AppModule {}
