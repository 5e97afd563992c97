import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LEAD_ROLES } from './lead-roles.js';

interface Listed {
  usernames: string[];
  people: { username: string; name: string; email: string | null; addresses: string[] }[];
  at: Date;
}

const MEMBERS = `
  SELECT coalesce(array_agg(username ORDER BY username)
                  FILTER (WHERE disabled_at IS NOT NULL OR role <> ALL ($1)), '{}') AS usernames,
         coalesce(jsonb_agg(jsonb_build_object('username', username, 'name', name, 'email', email, 'addresses', (
                              SELECT coalesce(jsonb_agg(subject ORDER BY subject), '[]') FROM person_match
                              WHERE person = 'member-' || member.id AND subject LIKE '%@%'))
                            ORDER BY username), '[]') AS people,
         clock_timestamp() AS at
  FROM member`;

/**
 * Publishes the names and emails of members, and which members get no work because they are disabled or their role
 * does not work on leads. Each message has the whole list, so a missed one is superseded by the next, at the latest
 * when the gateway starts.
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

  /** Runs in the transaction of a change. Of two concurrent calls the second one waits, and lists both changes. */
  async publish(manager: EntityManager): Promise<void> {
    await transactionLock(manager, 'disabled-members');
    const [{ usernames, people, at }] = await manager.query<[Listed]>(MEMBERS, [LEAD_ROLES]);
    await this.outbox.add(manager, disabledMembersListed, { usernames, people, at: at.toISOString() });
  }
}
