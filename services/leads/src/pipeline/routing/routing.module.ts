import { Module } from '@nestjs/common';
import { RecordModule } from '../../record/record.module.js';
import { AssignArrivals } from './assign-arrivals.js';
import { AssignByRule } from './assign-by-rule.js';
import { MemberEventController } from './member-event.controller.js';
import { EscalateLeads } from './escalate-leads.js';
import { ManageRouting } from './manage-routing.js';
import { ReplayRouting } from './replay-routing.js';
import { TakeTurn } from './take-turn.js';

@Module({
  imports: [RecordModule],
  controllers: [MemberEventController],
  providers: [ManageRouting, ReplayRouting, EscalateLeads, AssignArrivals, AssignByRule, TakeTurn],
})
export class RoutingModule {}
