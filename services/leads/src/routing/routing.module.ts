import { Module } from '@nestjs/common';
import { MemberEventController } from './member-event.controller.js';
import { EscalateLeads } from './escalate-leads.js';
import { ManageRouting } from './manage-routing.js';
import { ReplayRouting } from './replay-routing.js';
import { RoutingController } from './routing.controller.js';

@Module({
  controllers: [RoutingController, MemberEventController],
  providers: [ManageRouting, ReplayRouting, EscalateLeads],
})
export class RoutingModule {}
