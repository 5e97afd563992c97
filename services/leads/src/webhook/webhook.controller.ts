import * as rpc from '@manzil/contracts/leads/webhook-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { DeliveryLog } from './delivery-log.js';
import { ManageWebhooks } from './manage-webhooks.js';

@Controller()
export class WebhookController {
  constructor(
    private readonly webhooks: ManageWebhooks,
    private readonly log: DeliveryLog,
  ) {}

  @HandleRpc(rpc.listWebhooks)
  list() {
    return withoutValues(this.webhooks.list());
  }

  @HandleRpc(rpc.addWebhook)
  add(request: z.output<typeof rpc.addWebhook.request>) {
    return withoutValues(this.webhooks.add(request));
  }

  @HandleRpc(rpc.changeWebhook)
  change(request: z.output<typeof rpc.changeWebhook.request>) {
    return withoutValues(this.webhooks.change(request));
  }

  @HandleRpc(rpc.removeWebhook)
  remove({ id }: z.output<typeof rpc.removeWebhook.request>) {
    return withoutValues(this.webhooks.remove(id));
  }

  @HandleRpc(rpc.rotateWebhookSecret)
  rotateSecret({ id }: z.output<typeof rpc.rotateWebhookSecret.request>) {
    return withoutValues(this.webhooks.rotateSecret(id));
  }

  @HandleRpc(rpc.testWebhook)
  test({ id }: z.output<typeof rpc.testWebhook.request>) {
    return withoutValues(this.log.test(id));
  }

  @HandleRpc(rpc.listDeliveries)
  listDeliveries(request: z.output<typeof rpc.listDeliveries.request>) {
    return withoutValues(this.log.list(request));
  }

  @HandleRpc(rpc.retryDelivery)
  retryDelivery({ id }: z.output<typeof rpc.retryDelivery.request>) {
    return withoutValues(this.log.retry(id));
  }
}
