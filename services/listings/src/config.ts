import { commonConfig, databaseUrl, flag, loadConfig, nameList } from '@manzil/service-kit/config';
import { imageHosts } from '@manzil/contracts/image-hosts';
import { feedFormatSchema } from '@manzil/contracts/listings/import-run';
import { Cron } from 'croner';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { FieldMap } from './feed/source-record.js';
import { FAULT_POINTS } from './import/fault-point.js';

const share = z.coerce.number().min(0).max(1);

export const configSchema = commonConfig
  .extend({
    LISTINGS_DATABASE_URL: databaseUrl,
    /** Where 'Update Properties' reads from; without it an import must name its feed. */
    FEED_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
    FEED_FORMAT: z.union([z.literal('auto'), feedFormatSchema]).default('auto'),
    /** For JSON and CSV feeds: a JSON object with our name for each of theirs; an empty one drops the field. */
    FEED_FIELD_MAP: z
      .string()
      .default('{}')
      .transform((text, context) => {
        const map = z.record(z.string(), z.string()).safeParse(parsed(text));
        if (!map.success) {
          context.addIssue('must be a JSON object of names, such as {"their name":"price"}');
          return z.NEVER;
        }
        const lower = Object.entries(map.data).map(([theirs, ours]) => [
          theirs.toLowerCase(),
          ours.toLowerCase(),
        ]);
        return Object.fromEntries(lower) as FieldMap;
      }),
    /** When to import by itself: a cron pattern of five or six parts, in Gulf time. */
    FEED_SCHEDULE: z
      .string()
      .optional()
      .transform((pattern) => (pattern === undefined || pattern.trim() === '' ? undefined : pattern.trim()))
      .refine((pattern) => pattern === undefined || isCronPattern(pattern), 'must be a cron pattern'),
    /** Folders of this machine below which an operator may name a feed, by commas; none without it. */
    FEED_FOLDERS: nameList.refine((folders) => folders.every(isAbsolute), 'must be absolute paths'),
    /** Host names on private networks that a feed may be read from, separated by commas. */
    FEED_ALLOW_PRIVATE_HOSTS: nameList,
    /** Photos of the feed that are elsewhere: `fetch` has media keep copies to show, `link` shows them from there. */
    FEED_PHOTOS: z.enum(['fetch', 'link']).default('fetch'),
    /** Hosts that pages may show pictures of the feed from, by commas; the same as those of web. */
    IMAGE_HOSTS: imageHosts,
    /** How long a listing that its feed no longer has stays public when no further run comes; 0 ends it at once. */
    FEED_REMOVE_AFTER_HOURS: z.coerce.number().int().min(0).max(8_760).default(48),
    /** Of the live listings, the share that one run may lose. */
    FEED_MAX_WITHDRAWN_SHARE: share.default(0.3),
    /** Of the records of a feed. */
    FEED_MAX_REJECTED_SHARE: share.default(0.3),
    FEED_MAX_DUPLICATE_SHARE: share.default(0.3),
    /** Of the listings that had a price or photos, those that may come without. */
    FEED_MAX_VANISHED_SHARE: share.default(0.5),
    /** How far the median price of sales or rents may move in one run, up or down. */
    FEED_MAX_PRICE_FACTOR: z.coerce.number().min(1).default(2),
    /** For tests: the step of a run after which the process dies. */
    FEED_FAULT_POINT: z.enum(FAULT_POINTS).optional(),
    DEMO: flag(false),
    DEMO_DIR: z.string().optional(),
  })
  .refine(({ FEED_PHOTOS, IMAGE_HOSTS }) => FEED_PHOTOS === 'fetch' || IMAGE_HOSTS.length > 0, {
    path: ['IMAGE_HOSTS'],
    message: 'must name the hosts of the photos when FEED_PHOTOS is link',
  });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function isCronPattern(pattern: string): boolean {
  try {
    return new Cron(pattern, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
}

export type ListingsConfig = z.output<typeof configSchema>;

export const readConfig = (): ListingsConfig => loadConfig(configSchema);
