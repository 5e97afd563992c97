import { randomUUID } from 'node:crypto';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { testWebhook, listDeliveries, retryDelivery } from '@manzil/contracts/http/webhooks';
import type { Delivery, DeliveryPage } from '@manzil/contracts/leads/webhook';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { queueEvent } from './queue-event.js';
import { toDelivery } from './to-webhook.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEntity } from './webhook.entity.js';

const PAGE_SIZE = 25;

/** Lists the deliveries of a webhook for admins, and sends one again. */
@Injectable()
export class DeliveryLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(listDeliveries)
  async list({ id, state, page }: z.output<typeof listDeliveries.request>): Promise<DeliveryPage> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(WebhookEntity, { id }))) throw noWebhook();
    const [deliveries, total] = await manager.findAndCount(WebhookDeliveryEntity, {
      where: { webhookId: id, ...(state && { state }) },
      relations: { event: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    const items = deliveries.map(toDelivery);
    return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  @HandleRpc(retryDelivery)
  async retry({ id }: { id: string }): Promise<Delivery> {
    return this.dataSource.transaction(async (manager) => {
      const { webhookId } = await requireDelivery(manager, id);
      const webhook = await this.requireOn(manager, webhookId);
      const { affected } = await manager.update(
        WebhookDeliveryEntity,
        [
          { id, state: 'failed' },
          { id, state: 'delivered' },
        ],
        { state: 'waiting', attempts: 0, nextAttemptAt: () => 'now()' },
      );
      if (affected !== 1) throw new DomainError('CONFLICT', 'This event is on its way already');
      const entity = { kind: 'webhook', id: webhookId, title: webhook.name, link: '/backend/integrations' };
      const record = auditRecord({ action: 'webhook-event-retried', entity });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return toDelivery(await requireDelivery(manager, id));
    });
  }

  @HandleRpc(testWebhook)
  async test({ id: webhookId }: { id: string }): Promise<Delivery> {
    return this.dataSource.transaction(async (manager) => {
      await this.requireOn(manager, webhookId);
      const key = `webhook.test:${randomUUID()}`;
      await queueEvent(
        manager,
        { key, event: 'webhook.test', data: { message: 'This is a test. Nothing has happened.' } },
        webhookId,
      );
      const delivery = await manager.findOneOrFail(WebhookDeliveryEntity, {
        where: { webhookId, event: { key } },
        relations: { event: true },
      });
      return toDelivery(delivery);
    });
  }

  /** Locks the webhook, so that it is not switched off before the delivery is queued. */
  private async requireOn(manager: EntityManager, id: string): Promise<WebhookEntity> {
    const webhook = await manager.findOne(WebhookEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (webhook === null) throw noWebhook();
    if (!webhook.isOn) throw new DomainError('CONFLICT', 'Switch the webhook on first');
    return webhook;
  }
}

const noWebhook = (): DomainError => new DomainError('NOT_FOUND', 'There is no such webhook');

async function requireDelivery(manager: EntityManager, id: string): Promise<WebhookDeliveryEntity> {
  const delivery = await manager.findOne(WebhookDeliveryEntity, {
    where: { id },
    relations: { event: true },
  });
  if (delivery === null) throw new DomainError('NOT_FOUND', 'There is no such delivery');
  return delivery;
}
