import { createHash } from 'node:crypto';
import {
  MOST_PUSH_DEVICES,
  type PushDevice,
  type PushDevices,
  type PushSubscriptionKeys,
} from '@manzil/contracts/gateway/push-device';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../../config.js';
import type { Actor, MemberSession } from '../../http/caller/caller.js';
import { AuditTrail, pushDeviceEntity } from '../audit/audit-trail.js';
import { fieldError } from '../passwords/assert-password.js';
import { SessionRecord } from '../sessions/session.entity.js';
import { PushDeviceRecord } from './push-device.entity.js';
import { isAllowedPushService } from './push-service.js';
import { vapidOf } from './vapid.js';

const LONGEST_USER_AGENT = 300;

/** The devices on which a member is notified of new leads. */
@Injectable()
export class ManagePushDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async list(memberId: string): Promise<PushDevices> {
    const records = await this.dataSource.manager.find(PushDeviceRecord, {
      where: { memberId },
      order: { addedAt: 'DESC' },
    });
    const vapid = vapidOf(this.config);
    return {
      publicKey: vapid?.publicKey ?? null,
      keySource: vapid?.source ?? null,
      devices: records.map(toPushDevice),
    };
  }

  /** CONFLICT if notifications are not configured, or the member has the maximum number of devices. */
  async add(
    { endpoint, keys }: PushSubscriptionKeys,
    actor: Actor,
    { sessionId, userAgent }: { sessionId: string; userAgent: string | undefined },
  ): Promise<PushDevice> {
    if (vapidOf(this.config) === undefined)
      throw new DomainError('CONFLICT', 'Notifications are not set up on this site');
    if (!isAllowedPushService(new URL(endpoint), this.config.PUSH_ALLOW_PRIVATE_HOSTS))
      throw fieldError('endpoint', 'This is not the address of a push service');
    const { memberId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await keepOpen(manager, sessionId);
      const others = await manager.countBy(PushDeviceRecord, { memberId, endpoint: Not(endpoint) });
      if (others >= MOST_PUSH_DEVICES)
        throw new DomainError('CONFLICT', `You have ${MOST_PUSH_DEVICES} devices. Remove one first.`);
      // A browser that several members have used notifies only the member who enabled it last.
      const lastSentAt = null;
      const browser = { sessionId, userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null };
      const device = { memberId, ...keys, ...browser, endpoint, lastSentAt };
      await manager.upsert(PushDeviceRecord, device, ['endpoint']);
      await this.audit.record(manager, { ...actor, action: 'push-device-added', entity: pushDeviceEntity });
      return toPushDevice(await manager.findOneByOrFail(PushDeviceRecord, { endpoint }));
    });
  }

  /** Moves a device to the current session; does not add a device that its member has removed elsewhere. */
  async use(endpoint: string, { id: sessionId, memberId }: MemberSession): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await keepOpen(manager, sessionId);
      await manager.update(PushDeviceRecord, { endpoint, memberId }, { sessionId });
      await manager.delete(PushDeviceRecord, { endpoint, memberId: Not(memberId) });
    });
  }

  /** Throws NOT_FOUND for another member's device. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(PushDeviceRecord, { id, memberId: actor.memberId });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'This device is not notified any more');
      await this.audit.record(manager, { ...actor, action: 'push-device-removed', entity: pushDeviceEntity });
    });
  }
}

/** Locks the session: a concurrent request that ends it waits, and then also removes the device. */
async function keepOpen(manager: EntityManager, sessionId: string): Promise<void> {
  const lock = { mode: 'for_key_share' } as const;
  const session = await manager.findOne(SessionRecord, { where: { id: sessionId }, lock });
  if (session === null) throw new DomainError('UNAUTHENTICATED', 'Please log in again');
}

const toPushDevice = ({ id, endpoint, userAgent, addedAt, lastSentAt }: PushDeviceRecord): PushDevice => ({
  id,
  userAgent,
  endpointHash: createHash('sha256').update(endpoint).digest('hex'),
  addedAt: addedAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
});
