import { z } from 'zod';
import { defineEvent } from '../messages.js';

/**
 * The members, after a change and when the gateway starts: who gets no work, because they are disabled or their role
 * does not work on leads, and the name and mail address of each member.
 */
export const disabledMembersListed = defineEvent({
  subject: 'evt.gateway.disabled-members-listed.v1',
  payload: z.object({
    usernames: z.array(z.string().max(200)).max(4_000),
    /** All members; the previous release sends none. An email of null: the member is not mailed. */
    people: z
      .array(
        z.object({ username: z.string().max(200), name: z.string().max(100), email: z.string().nullable() }),
      )
      .max(4_000)
      .default([]),
    /** ISO 8601 by the clock of the database; of two lists the later one counts. */
    at: z.iso.datetime(),
  }),
  key: () => 'members',
});
