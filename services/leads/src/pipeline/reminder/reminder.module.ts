import { Module } from '@nestjs/common';
import { RemindAssignees } from './remind-assignees.js';

@Module({ providers: [RemindAssignees] })
export class ReminderModule {}
