import { z } from 'zod';
import { defineEvent } from '../messages.js';

/**
 * Published after a change of members and when the gateway starts: the members who get no leads, because they are
 * disabled or their role does not work on leads, and the name and email address of each member.
 */
export const disabledMembersListed = defineEvent({
  subject: 'evt.gateway.disabled-members-listed.v1',
  payload: z.object({
    usernames: z.array(z.string().max(200)).max(4_000),
    /** All members; the previous release sends none. A member with a null email gets no mail. */
    people: z
      .array(
        z.object({
          username: z.string().max(200),
          name: z.string().max(100),
          email: z.string().nullable(),
          /** Other emails by which feeds name the member; the previous release sends none. */
          addresses: z.array(z.string()).optional(),
        }),
      )
      .max(4_000)
      .default([]),
    /** ISO 8601, database time; the later of two lists applies. */
    at: z.iso.datetime(),
  }),
  key: () => 'members',
});
