import { Module } from '@nestjs/common';
import { CatalogueEventController } from './catalogue-event.controller.js';
import { DeliveryLog } from './delivery-log.js';
import { ManageWebhooks } from './manage-webhooks.js';
import { SendDueDeliveries } from './send-due-deliveries.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [WebhookController, CatalogueEventController],
  providers: [ManageWebhooks, DeliveryLog, SendDueDeliveries],
})
export class WebhookModule {}
