import { z } from 'zod';
import { defineEvent } from '../messages.js';

/**
 * All members who get no work, after a change of that and when the gateway starts: those who are disabled, and those
 * whose role does not work on leads.
 */
export const disabledMembersListed = defineEvent({
  subject: 'evt.gateway.disabled-members-listed.v1',
  payload: z.object({
    usernames: z.array(z.string().max(200)).max(4_000),
    /** ISO 8601 by the clock of the database; of two lists the later one counts. */
    at: z.iso.datetime(),
  }),
  key: () => 'members',
});
