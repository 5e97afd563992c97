import { commonConfig, databaseUrl, flag, loadConfig, nameList } from '@manzil/service-kit/config';
import { imageHosts } from '@manzil/contracts/image-hosts';
import { feedFormatSchema } from '@manzil/contracts/listings/import-run';
import { Cron } from 'croner';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { FieldMap } from './feed/source-record.js';

const share = z.coerce.number().min(0).max(1);

export const configSchema = commonConfig
  .extend({
    LISTINGS_DATABASE_URL: databaseUrl,
    /** The feed that 'Update Properties' imports; without it an import must name its feed. */
    FEED_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
    FEED_FORMAT: z.union([z.literal('auto'), feedFormatSchema]).default('auto'),
    /**
     * For JSON and CSV feeds: a JSON object with our name for each of the feed's names; an empty name drops the
     * field.
     */
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
    /** The cron pattern of scheduled imports, with five or six parts, in Gulf time. */
    FEED_SCHEDULE: z
      .string()
      .optional()
      .transform((pattern) => (pattern === undefined || pattern.trim() === '' ? undefined : pattern.trim()))
      .refine((pattern) => pattern === undefined || isCronPattern(pattern), 'must be a cron pattern'),
    /** Folders of this machine from which an operator may import a file, separated by commas; none by default. */
    FEED_FOLDERS: nameList.refine((folders) => folders.every(isAbsolute), 'must be absolute paths'),
    /** Host names on private networks that a feed may be read from, separated by commas. */
    FEED_ALLOW_PRIVATE_HOSTS: nameList,
    /** With `fetch` media stores copies of remote photos, with `link` pages show them from their source. */
    FEED_PHOTOS: z.enum(['fetch', 'link']).default('fetch'),
    /** Hosts from which pages may show pictures of the feed, separated by commas; web must have the same. */
    IMAGE_HOSTS: imageHosts,
    /**
     * A listing that is missing from its feed stays public for this long when no further run comes; 0 withdraws it at
     * once.
     */
    FEED_REMOVE_AFTER_HOURS: z.coerce.number().int().min(0).max(8_760).default(48),
    /** The largest share of live listings that one run may withdraw. */
    FEED_MAX_WITHDRAWN_SHARE: share.default(0.3),
    /** The largest shares of rejected and of duplicate records in a feed. */
    FEED_MAX_REJECTED_SHARE: share.default(0.3),
    FEED_MAX_DUPLICATE_SHARE: share.default(0.3),
    /** The largest share of listings that may lose their price or all their photos. */
    FEED_MAX_VANISHED_SHARE: share.default(0.5),
    /** The largest factor by which the median price of sales or rents may change in one run. */
    FEED_MAX_PRICE_FACTOR: z.coerce.number().min(1).default(2),
    /** Tests set the step of a run after which the process dies. */
    /** The engine that answers searches. */
    SEARCH_INDEX: z.enum(['memory', 'postgres']).default('memory'),
    /** Megabytes of cards of listings that are ready to be sent; 0 reads them from the database each time. */
    SEARCH_CARDS_MB: z.coerce.number().int().min(0).max(2_047).default(256),
    /** Read replicas of the database for the engine `postgres`, separated by commas. */
    LISTINGS_REPLICA_URLS: nameList.pipe(z.array(databaseUrl)),
    DEMO: flag(false),
    DEMO_DIR: z.string().optional(),
  })
  .refine(
    ({ SEARCH_INDEX, LISTINGS_REPLICA_URLS }) =>
      SEARCH_INDEX === 'postgres' || LISTINGS_REPLICA_URLS.length === 0,
    { path: ['LISTINGS_REPLICA_URLS'], message: 'are read by SEARCH_INDEX=postgres only' },
  )
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
