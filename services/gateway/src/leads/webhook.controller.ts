import * as http from '@manzil/contracts/http/webhooks';
import type { Delivery, DeliveryPage, Webhook, WebhookWithSecret } from '@manzil/contracts/leads/webhook';
import * as rpc from '@manzil/contracts/leads/webhook-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Webhooks as admins see them. */
@Controller()
export class WebhookController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.listWebhooks)
  list(): Promise<{ webhooks: Webhook[] }> {
    return this.rpc.request(rpc.listWebhooks, {});
  }

  @Endpoint(http.addWebhook)
  add({ body }: Input<typeof http.addWebhook>): Promise<WebhookWithSecret> {
    return this.rpc.request(rpc.addWebhook, body);
  }

  @Endpoint(http.changeWebhook)
  change({ params, body }: Input<typeof http.changeWebhook>): Promise<Webhook> {
    return this.rpc.request(rpc.changeWebhook, { ...body, ...params });
  }

  @Endpoint(http.removeWebhook)
  async remove({ params }: Input<typeof http.removeWebhook>): Promise<void> {
    await this.rpc.request(rpc.removeWebhook, params);
  }

  @Endpoint(http.rotateWebhookSecret)
  rotateSecret({ params }: Input<typeof http.rotateWebhookSecret>): Promise<WebhookWithSecret> {
    return this.rpc.request(rpc.rotateWebhookSecret, params);
  }

  @Endpoint(http.testWebhook)
  test({ params }: Input<typeof http.testWebhook>): Promise<Delivery> {
    return this.rpc.request(rpc.testWebhook, params);
  }

  @Endpoint(http.listDeliveries)
  listDeliveries({ params, query }: Input<typeof http.listDeliveries>): Promise<DeliveryPage> {
    return this.rpc.request(rpc.listDeliveries, { ...query, ...params });
  }

  @Endpoint(http.retryDelivery)
  retryDelivery({ params }: Input<typeof http.retryDelivery>): Promise<Delivery> {
    return this.rpc.request(rpc.retryDelivery, params);
  }
}
