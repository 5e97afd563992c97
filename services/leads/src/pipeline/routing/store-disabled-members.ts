import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

/** Replaces the list, unless it is older than the one that is stored. */
export async function storeDisabledMembers(
  manager: EntityManager,
  { usernames, people, at }: z.output<typeof disabledMembersListed.payload>,
): Promise<void> {
  await manager.query(
    `INSERT INTO disabled_members (usernames, people, listed_at) VALUES ($1, $2, $3)
     ON CONFLICT (single) DO UPDATE
     SET usernames = excluded.usernames, people = excluded.people, listed_at = excluded.listed_at
     WHERE disabled_members.listed_at < excluded.listed_at`,
    [JSON.stringify(usernames), JSON.stringify(people), at],
  );
}
