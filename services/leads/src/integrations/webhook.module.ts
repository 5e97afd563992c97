import { Module } from '@nestjs/common';
import { CatalogueEventController } from './catalogue-event.controller.js';
import { DeliveryLog } from './delivery-log.js';
import { ManageWebhooks } from './manage-webhooks.js';
import { SendDueDeliveries } from './send-due-deliveries.js';

@Module({
  controllers: [CatalogueEventController],
  providers: [ManageWebhooks, DeliveryLog, SendDueDeliveries],
})
export class WebhookModule {}
