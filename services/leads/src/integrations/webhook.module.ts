import { Module } from '@nestjs/common';
import { CatalogueEventController } from './catalogue-event.controller.js';
import { DeliveryLog } from './delivery-log.js';
import { ManageWebhooks } from './manage-webhooks.js';
import { RecordModule } from '../record/record.module.js';
import { SendDueDeliveries } from './send-due-deliveries.js';
import { SendLeadEvents } from './send-lead-events.js';

@Module({
  imports: [RecordModule],
  controllers: [CatalogueEventController],
  providers: [ManageWebhooks, DeliveryLog, SendDueDeliveries, SendLeadEvents],
})
export class WebhookModule {}
