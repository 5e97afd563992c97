import { z } from 'zod';

/** The author of a change, which every event contains and the audit trail records. */
export const actorSchema = z.discriminatedUnion('kind', [
  /** A member of staff; `name` is the username at the time of the change. */
  z.object({ kind: z.literal('member'), id: z.uuid(), name: z.string().max(200) }),
  /** An import of the listing feed, named by its source. */
  z.object({ kind: z.literal('feed'), name: z.string().max(200) }),
  /** A visitor of the site; nothing about the person is recorded. */
  z.object({ kind: z.literal('visitor') }),
  /** A scheduled job or the start of a service, by its name. */
  z.object({ kind: z.literal('system'), name: z.string().max(200) }),
]);
export type Actor = z.infer<typeof actorSchema>;
