import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LEAD_ROLES } from './lead-roles.js';

const WITHOUT_WORK = `
  SELECT coalesce(array_agg(username ORDER BY username)
                  FILTER (WHERE disabled_at IS NOT NULL OR role <> ALL ($1)), '{}') AS usernames,
         clock_timestamp() AS at
  FROM member`;

/**
 * Publishes who is disabled or has a role that does not work on leads, so that no service gives them work. It is the whole list each time: who was on it before
 * the other service knew of it is in the next one, at the latest when the gateway starts.
 */
@Injectable()
export class ListDisabledMembers implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction((manager) => this.publish(manager));
  }

  /** In the transaction of a change. Of two at once the second one waits, and lists both. */
  async publish(manager: EntityManager): Promise<void> {
    await transactionLock(manager, 'disabled-members');
    const [{ usernames, at }] = await manager.query<[{ usernames: string[]; at: Date }]>(WITHOUT_WORK, [
      LEAD_ROLES,
    ]);
    await this.outbox.add(manager, disabledMembersListed, { usernames, at: at.toISOString() });
  }
}
