import { leadsAuditRecorded, type AuditChange } from '@manzil/contracts/audit';
import {
  listWebhooks,
  addWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from '@manzil/contracts/http/webhooks';
import {
  WEBHOOK_EVENTS,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@manzil/contracts/leads/webhook';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { currentActor } from '@manzil/messaging/request-context';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { refusePrivateAddress, RefusedRequest } from '@manzil/service-kit/network-guard';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { LeadsConfig } from '../config.js';
import { switchOff } from './delivery.repository.js';
import { toWebhook } from './to-webhook.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { newSecret } from './webhook-secret.js';
import { WebhookEntity } from './webhook.entity.js';

const MOST_WEBHOOKS = 20;
/** Serialises additions, so that two of them cannot exceed the limit together. */
const ADDITION_LOCK = 0x776862; // "whb"
const FORMER_SECRET_MS = 86_400_000;

/** Changes webhooks for admins; each change is in the audit trail. */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG)
    private readonly config: Pick<LeadsConfig, 'WEBHOOK_ALLOW_HTTP' | 'WEBHOOK_ALLOW_PRIVATE_HOSTS'>,
  ) {}

  @HandleRpc(listWebhooks)
  async list(): Promise<{ webhooks: Webhook[] }> {
    const { manager } = this.dataSource;
    const entities = await manager.find(WebhookEntity, { order: { name: 'ASC', id: 'ASC' } });
    const rows = await manager.query<{ id: string; waiting: number }[]>(
      `SELECT webhook_id AS id, count(*)::int AS waiting FROM webhook_delivery WHERE state = 'waiting' GROUP BY 1`,
    );
    const waiting = new Map(rows.map((row) => [row.id, row.waiting]));
    return { webhooks: entities.map((entity) => toWebhook(entity, waiting.get(entity.id) ?? 0)) };
  }

  @HandleRpc(addWebhook)
  async add({ name, url, events }: NewWebhook): Promise<WebhookWithSecret> {
    this.assertAllowed(url);
    const secret = newSecret();
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADDITION_LOCK]);
      if ((await manager.count(WebhookEntity)) >= MOST_WEBHOOKS)
        throw new DomainError('CONFLICT', `There are ${MOST_WEBHOOKS} webhooks already; delete one first`);
      const added = await manager.save(
        manager.create(WebhookEntity, { name, url, events: inOrder(events), secret }),
      );
      const webhook = await requireWebhook(manager, added.id);
      await this.record(manager, 'webhook-added', webhook, changesBetween(null, webhook, RECORDED));
      return { webhook: toWebhook(webhook, 0), secret };
    });
  }

  /** Throws CONFLICT, naming the other member, when another user has changed the same version first. */
  @HandleRpc(changeWebhook)
  async change({
    id,
    isOn,
    expectedVersion,
    ...fields
  }: z.output<typeof changeWebhook.request>): Promise<Webhook> {
    if (fields.url !== undefined) this.assertAllowed(fields.url);
    return this.dataSource.transaction(async (manager) => {
      const before = await requireWebhook(manager, id);
      if (expectedVersion !== undefined && before.version !== expectedVersion)
        throw versionConflict('The webhook', before);
      const { events, ...texts } = fields;
      const change = { ...texts, ...(events && { events: inOrder(events) }) };
      const saved = { version: before.version + 1, updatedAt: () => 'now()', updatedBy: memberName() };
      await manager.update(WebhookEntity, { id }, { ...change, ...saved });
      if (isOn === true && !before.isOn)
        await manager.update(WebhookEntity, { id }, { isOn, switchedOffBecause: null, failingSince: null });
      if (isOn === false && before.isOn) await switchOff(manager, id, null);
      const webhook = await requireWebhook(manager, id);
      await this.record(manager, 'webhook-changed', webhook, changesBetween(before, webhook, RECORDED));
      return toWebhook(webhook, await countWaiting(manager, id));
    });
  }

  @HandleRpc(removeWebhook)
  async remove({ id }: { id: string }): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const webhook = await requireWebhook(manager, id);
      await manager.delete(WebhookEntity, { id });
      // Events without any remaining delivery are no longer needed.
      await manager.query(
        `DELETE FROM webhook_event
         WHERE NOT EXISTS (SELECT FROM webhook_delivery WHERE event_id = webhook_event.id)`,
      );
      await this.record(manager, 'webhook-removed', webhook, changesBetween(webhook, null, RECORDED));
    });
    return {};
  }

  @HandleRpc(rotateWebhookSecret)
  async rotateSecret({ id }: { id: string }): Promise<WebhookWithSecret> {
    const secret = newSecret();
    return this.dataSource.transaction(async (manager) => {
      await requireWebhook(manager, id);
      const formerSecretUntil = new Date(Date.now() + FORMER_SECRET_MS);
      await manager.update(
        WebhookEntity,
        { id },
        { formerSecret: () => 'secret', secret, formerSecretUntil },
      );
      const webhook = await requireWebhook(manager, id);
      await this.record(manager, 'webhook-secret-rotated', webhook, []);
      return { webhook: toWebhook(webhook, await countWaiting(manager, id)), secret };
    });
  }

  /** A name that leads to a private network is refused when it is looked up, at each attempt. */
  private assertAllowed(address: string): void {
    const { protocol, hostname } = new URL(address);
    if (protocol !== 'https:' && this.config.WEBHOOK_ALLOW_HTTP === 'off')
      throw refusedAddress('Enter an address that begins with https://');
    try {
      refusePrivateAddress(hostname, this.config.WEBHOOK_ALLOW_PRIVATE_HOSTS);
    } catch (error) {
      if (error instanceof RefusedRequest) throw refusedAddress('This address is on a private network');
      throw error;
    }
  }

  private async record(
    manager: EntityManager,
    action: string,
    { id, name }: WebhookEntity,
    changes: AuditChange[],
  ): Promise<void> {
    const entity = { kind: 'webhook', id, title: name, link: '/backend/integrations' };
    await this.outbox.add(manager, leadsAuditRecorded, auditRecord({ action, entity, changes }));
  }
}

function memberName(): string {
  const actor = currentActor();
  return actor?.kind === 'member' ? actor.name : '';
}

const RECORDED = ['name', 'url', 'events', 'isOn'];

const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));

const refusedAddress = (message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The webhook is not valid', { issues: [{ field: 'url', message }] });

/** Locks the webhook until the end of the transaction. */
async function requireWebhook(manager: EntityManager, id: string): Promise<WebhookEntity> {
  const webhook = await manager.findOne(WebhookEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (webhook === null) throw new DomainError('NOT_FOUND', 'There is no such webhook');
  return webhook;
}

const countWaiting = (manager: EntityManager, webhookId: string): Promise<number> =>
  manager.countBy(WebhookDeliveryEntity, { webhookId, state: 'waiting' });
