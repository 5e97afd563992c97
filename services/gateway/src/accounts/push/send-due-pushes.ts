import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { showLead } from '@manzil/contracts/http/leads';
import { DomainError } from '@manzil/service-kit/errors';
import { guardedPost, NoResponse, type Response } from '@manzil/service-kit/guarded-post';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { untilIdle } from '@manzil/service-kit/jobs/until-idle';
import { CONFIG, LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Counter, registry } from '@manzil/service-kit/metrics';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import type { GatewayConfig } from '../../config.js';
import { asMember } from '../../http/caller/as-member.js';
import { PushDeviceRecord } from './push-device.entity.js';
import {
  deletePush,
  deleteStalePushes,
  hasDuePush,
  MOST_AGE_S,
  postponePush,
  takeDuePush,
  type DuePush,
} from './push-message.repository.js';
import { isAllowedPushService } from './push-service.js';
import { PUSH_TEXTS } from './push-texts.js';
import { vapidOf, type Vapid } from './vapid.js';

const EVERY_MS = 1_000;
/** Concurrent sends per replica, so that a slow push service does not delay others. */
const SENDERS = 2;
const TIMEOUT_MS = 5_000;
/** The browser has no such subscription any more. */
const ENDED: readonly number[] = [404, 410];
const TOO_MANY = 429;

const attempts = new Counter({
  name: 'manzil_gateway_push_attempts_total',
  help: 'Attempts to notify a device: sent, postponed (it is tried again), ended (the device was removed) or failed (it is given up)',
  labelNames: ['result'],
  registers: [registry],
});

/**
 * Sends due notifications, in every replica, each to a device of a member who may see the lead at that moment. If the
 * process dies before it stores the outcome, the notification is sent again and replaces the earlier one on the
 * device.
 */
@Injectable()
export class SendDuePushes implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const vapid = vapidOf(this.config);
    if (vapid !== undefined) this.jobs.every(EVERY_MS, 'send-pushes', () => this.startSenders(vapid));
  }

  private async startSenders(vapid: Vapid): Promise<void> {
    if (!(await hasDuePush(this.dataSource.manager))) return;
    for (let sender = 1; sender <= SENDERS; sender += 1)
      this.jobs.run(`send-pushes-${String(sender)}`, () => this.sendAll(vapid));
  }

  private async sendAll(vapid: Vapid): Promise<void> {
    await deleteStalePushes(this.dataSource.manager);
    await untilIdle(this.shutdown, () => this.sendNext(vapid))();
  }

  /** Holds no connection to the database while services answer. */
  private async sendNext(vapid: Vapid): Promise<boolean> {
    const { manager } = this.dataSource;
    const due = await takeDuePush(manager);
    if (due === undefined) return false;
    try {
      if (await this.isWanted(due)) await this.settle(due, await this.post(due, vapid));
      else await deletePush(manager, due);
    } catch (error) {
      if (!(error instanceof NoResponse) && !(error instanceof DomainError)) throw error;
      await this.postpone(due);
    }
    return true;
  }

  /** Returns false if the lead has been handled since it arrived, or the member has lost access to it. */
  private async isWanted({ leadId: id, username, role }: DuePush): Promise<boolean> {
    if (!isPermitted(role, 'leads.edit')) return false;
    try {
      const { status } = await this.rpc.request(showLead, { id, asMember: asMember({ username, role }) });
      return status === 'new';
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  private async post(
    { endpoint, p256dh, auth, leadId, body }: DuePush,
    vapidDetails: Vapid,
  ): Promise<Response> {
    // The setting may have been another one when the device was added.
    if (!isAllowedPushService(new URL(endpoint), this.config.PUSH_ALLOW_PRIVATE_HOSTS))
      throw new NoResponse('The address of the push service is not allowed');
    const message = { title: PUSH_TEXTS.title, body, path: `/backend/leads?lead=${leadId}`, tag: leadId };
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails, TTL: MOST_AGE_S, urgency: 'high', topic: leadId.replaceAll('-', '') },
    );
    return guardedPost(new URL(request.endpoint), {
      headers: request.headers,
      body: request.body,
      allowPrivateHosts: this.config.PUSH_ALLOW_PRIVATE_HOSTS,
      timeoutMs: TIMEOUT_MS,
    });
  }

  private async settle(due: DuePush, { status }: Response): Promise<void> {
    const { manager } = this.dataSource;
    if (status >= 200 && status < 300) {
      await this.dataSource.transaction(async (transaction) => {
        // Same lock order as the deletion of a device.
        await transaction.update(PushDeviceRecord, { id: due.deviceId }, { lastSentAt: () => 'now()' });
        await deletePush(transaction, due);
      });
      attempts.inc({ result: 'sent' });
    } else if (ENDED.includes(status)) {
      await manager.delete(PushDeviceRecord, { id: due.deviceId });
      attempts.inc({ result: 'ended' });
    } else if (status === TOO_MANY || status >= 500) {
      await this.postpone(due);
    } else {
      await deletePush(manager, due);
      this.logger.warn({ status, host: new URL(due.endpoint).host }, 'a push service refused a notification');
      attempts.inc({ result: 'failed' });
    }
  }

  private async postpone(due: DuePush): Promise<void> {
    await postponePush(this.dataSource.manager, due);
    attempts.inc({ result: 'postponed' });
  }
}
