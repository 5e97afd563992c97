import { Module } from '@nestjs/common';
import { ChangeSubscribers } from './change-subscribers.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ListSubscribers } from './list-subscribers.js';

@Module({
  providers: [ListSubscribers, ExportSubscribers, ChangeSubscribers],
})
export class SubscriberModule {}
