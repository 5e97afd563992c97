import { Module } from '@nestjs/common';
import { MemberEventController } from './member-event.controller.js';
import { EscalateLeads } from './escalate-leads.js';
import { ManageRouting } from './manage-routing.js';
import { ReplayRouting } from './replay-routing.js';

@Module({
  controllers: [MemberEventController],
  providers: [ManageRouting, ReplayRouting, EscalateLeads],
})
export class RoutingModule {}
