import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { guardedPost, NoResponse, type Response } from '@manzil/service-kit/guarded-post';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { untilIdle } from '@manzil/service-kit/jobs/until-idle';
import { CONFIG, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { Counter, registry } from '@manzil/service-kit/metrics';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadsConfig } from '../config.js';
import {
  ATTEMPT_TIMEOUT_MS,
  delayAfter,
  hasDueDelivery,
  MOST_ATTEMPTS,
  recordFailure,
  recordSuccess,
  RENEW_EVERY_MS,
  stayBusy,
  switchOff,
  takeDueDelivery,
  type DueDelivery,
} from './delivery.repository.js';
import { signatureOf } from './webhook-secret.js';
import type { WebhookEntity } from './webhook.entity.js';

const EVERY_MS = 1_000;
/** Webhooks that one replica sends to at the same time. */
const SENDERS = 4;
const SWITCHED_OFF_AFTER_MS = 3 * 86_400_000;
/** The status by which a receiver unsubscribes. */
const GONE = 410;

const attempts = new Counter({
  name: 'manzil_leads_webhook_attempts_total',
  help: 'Attempts to send an event to a webhook: delivered, postponed (it is tried again) or failed (it is given up)',
  labelNames: ['result'],
  registers: [registry],
});

/**
 * Sends the deliveries that are due, in every replica. One whose process died between the response and the commit is
 * sent again with the same webhook-id, by which receivers know it.
 */
@Injectable()
export class SendDueDeliveries implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(CONFIG)
    private readonly config: Pick<LeadsConfig, 'WEBHOOK_ALLOW_HTTP' | 'WEBHOOK_ALLOW_PRIVATE_HOSTS'>,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'send-webhooks', () => this.startSenders());
  }

  private async startSenders(): Promise<void> {
    if (!(await hasDueDelivery(this.dataSource.manager))) return;
    // A slow receiver delays no other, because each job takes the next webhook independently.
    const sendAll = untilIdle(this.shutdown, () => this.sendNext());
    for (let sender = 1; sender <= SENDERS; sender += 1)
      this.jobs.run(`send-webhooks-${String(sender)}`, sendAll);
  }

  private async sendNext(): Promise<boolean> {
    const due = await takeDueDelivery(this.dataSource.manager);
    if (due === undefined) return false;
    const renewal = setInterval(() => {
      // The attempt itself reports an unavailable database.
      stayBusy(this.dataSource.manager, due).catch(() => undefined);
    }, RENEW_EVERY_MS);
    try {
      await this.send(due);
    } finally {
      clearInterval(renewal);
    }
    return true;
  }

  private async send(due: DueDelivery): Promise<void> {
    let response: Response;
    try {
      response = await this.post(due);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      await this.fail(due, error.message, undefined);
      return;
    }
    const { status } = response;
    if (status < 200 || status >= 300) {
      await this.fail(due, `The receiver answered ${String(status)}`, response);
      return;
    }
    await this.dataSource.transaction((manager) => recordSuccess(manager, due, response));
    attempts.inc({ result: 'delivered' });
  }

  private post({ delivery, webhook }: DueDelivery): Promise<Response> {
    const url = new URL(webhook.url);
    // The setting may have been different when the URL was saved.
    if (url.protocol !== 'https:' && this.config.WEBHOOK_ALLOW_HTTP === 'off')
      throw new NoResponse('Only addresses that begin with https:// are allowed');
    const { id, body } = delivery.event;
    const timestamp = Math.floor(Date.now() / 1_000);
    return guardedPost(url, {
      body,
      allowPrivateHosts: this.config.WEBHOOK_ALLOW_PRIVATE_HOSTS,
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Manzil-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf({ id, timestamp, body }, secretsOf(webhook)),
      },
    });
  }

  private async fail(due: DueDelivery, error: string, response: Response | undefined): Promise<void> {
    const { delivery, webhook } = due;
    const isLast = delivery.attempts >= MOST_ATTEMPTS;
    const delayS = isLast ? undefined : delayAfter(delivery.attempts);
    await this.dataSource.transaction(async (manager) => {
      const failingSince = await recordFailure(manager, due, { error, response, delayS });
      if (response?.status === GONE) await this.switchOff(manager, webhook, 'gone');
      else if (Date.now() - failingSince.getTime() >= SWITCHED_OFF_AFTER_MS)
        await this.switchOff(manager, webhook, 'failures');
    });
    attempts.inc({ result: isLast ? 'failed' : 'postponed' });
  }

  private async switchOff(
    manager: EntityManager,
    { id, name }: WebhookEntity,
    because: 'failures' | 'gone',
  ): Promise<void> {
    await switchOff(manager, id, because);
    const entity = { kind: 'webhook', id, title: name, link: '/backend/integrations' };
    const record = auditRecord({ action: 'webhook-switched-off', entity, details: { because } });
    await this.outbox.add(manager, leadsAuditRecorded, record);
  }
}

const secretsOf = ({ secret, formerSecret, formerSecretUntil }: WebhookEntity): string[] =>
  formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > new Date()
    ? [secret, formerSecret]
    : [secret];
