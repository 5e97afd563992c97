import { z } from 'zod';
import { filledLine, filledParagraph } from './text.js';
import { SHORTLIST_LIMITS } from './shortlist-limits.js';

/** Format of a token or a secret: 32 random bytes as base64url. */
export const shortlistSecretSchema = z.string().regex(/^[\w-]{43}$/);

const clock = z.int().min(1).max(1_000_000_000_000);
const homeId = z.int().min(1).max(2_147_483_647);
const nickname = filledLine(SHORTLIST_LIMITS.nickname);
/** A one-segment path of the site, so that a shortlist cannot link elsewhere. */
const pagelink = z.string().regex(/^[\p{L}\p{N}._~-]{1,300}$/u);
const place = z.int().min(0).max(1_000);

/** A listing as named by a device; details and price are read from the listings service. */
export const shortlistedHomeSchema = z.object({ id: homeId, pagelink, name: filledLine(300) });

const made = {
  /** Generated on the device, to deduplicate repeated operations. */
  id: z.uuid(),
  /** Logical time: greater than the time of every operation known to the device. */
  clock,
  /** Id of the person. */
  by: z.uuid(),
};

/** A change made on a device, possibly offline. */
export const shortlistOperationSchema = z.discriminatedUnion('kind', [
  z.object({ ...made, kind: z.literal('join'), name: nickname }),
  z.object({ ...made, kind: z.literal('rank'), home: homeId, place }),
  z.object({
    ...made,
    kind: z.literal('comment'),
    home: homeId,
    text: filledParagraph(SHORTLIST_LIMITS.comment),
  }),
  z.object({ ...made, kind: z.literal('add'), home: homeId, pagelink, name: filledLine(300) }),
  // Includes the path and name, so that it can be applied before the operation that added the listing.
  z.object({ ...made, kind: z.literal('remove'), home: homeId, pagelink, name: filledLine(300) }),
]);
export type ShortlistOperation = z.output<typeof shortlistOperationSchema>;

/** The operation that a value is from, which decides between two values. */
const written = { clock: z.int(), operation: z.string() };

/** The state that results from the operations of a shortlist. */
export const shortlistStateSchema = z.object({
  /** Keyed by the id of the person. */
  people: z.record(z.string(), z.object({ ...written, name: z.string() })),
  /** Keyed by listing id. Removed listings are kept as not present and may be added again. */
  homes: z.record(
    z.string(),
    z.object({ ...written, isPresent: z.boolean(), pagelink: z.string(), name: z.string() }),
  ),
  /** Ranks starting at 0, keyed by the id of the person, then of the listing. */
  ranks: z.record(z.string(), z.record(z.string(), z.object({ ...written, place: z.int() }))),
  /** Keyed by the id of the operation. */
  comments: z.record(
    z.string(),
    z.object({ clock: z.int(), by: z.string(), home: z.int(), text: z.string() }),
  ),
});
export type ShortlistState = z.output<typeof shortlistStateSchema>;

/** A participant of a shortlist, whose secret only they know. */
export const shortlistPersonSchema = z.object({ id: z.uuid(), secret: shortlistSecretSchema });

export const newShortlistSchema = z.object({
  person: shortlistPersonSchema,
  name: nickname,
  homes: z.array(shortlistedHomeSchema).min(1).max(SHORTLIST_LIMITS.homes),
});

/** `ownerKey` authorises revoking the link; only the creator's device has it. */
export const createdShortlistSchema = z.object({
  token: shortlistSecretSchema,
  ownerKey: shortlistSecretSchema,
});

export const shortlistChangesSchema = z.object({
  person: shortlistPersonSchema,
  operations: z.array(shortlistOperationSchema).min(1).max(SHORTLIST_LIMITS.operations),
});

const REFUSALS = ['not-joined', 'people-full', 'homes-full', 'comments-full', 'clock'] as const;
export type ShortlistRefusal = (typeof REFUSALS)[number];

export const shortlistSchema = z.object({ version: z.int(), state: shortlistStateSchema });
export type Shortlist = z.output<typeof shortlistSchema>;

/** The shortlist after the changes, and the changes that were not accepted. */
export const changedShortlistSchema = shortlistSchema.extend({
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(REFUSALS) })),
});
export type ChangedShortlist = z.output<typeof changedShortlistSchema>;
