import { availableParallelism } from 'node:os';
import { commonConfig, databaseUrl, flag, loadConfig, nameList, port } from '@manzil/service-kit/config';
import { z } from 'zod';
import { readStorage, storageVariables } from './storage/storage-config.js';

export const configSchema = commonConfig
  .extend({
    MEDIA_DATABASE_URL: databaseUrl,
    MEDIA_PORT: port.default(9200),
    /** Folder of unfinished uploads, and of the files when MEDIA_STORAGE is filesystem; then shared by all replicas. */
    MEDIA_DIR: z.string(),
    ...storageVariables,
    /** Token of the gateway; without it every upload is refused. */
    MEDIA_UPLOAD_TOKEN: z.string().min(8).optional(),
    /** Also accepted while the token is rotated. */
    MEDIA_UPLOAD_TOKEN_PREVIOUS: z.string().min(8).optional(),
    /** Images encoded at the same time; each takes one core. */
    MEDIA_IMAGE_WORKERS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
    /** Grace period after which a photo of the feed without claims is removed. */
    MEDIA_UNCLAIMED_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
    /** Days after which a file of staff that nothing uses is removed; its removal is announced two weeks before. */
    MEDIA_UNUSED_DAYS: z.coerce.number().int().min(15).max(3_650).default(90),
    /** Hosts on private networks that photos of the feed may be fetched from, separated by commas. */
    FEED_ALLOW_PRIVATE_HOSTS: nameList,
    /** Photos of the feed fetched at the same time by one process. */
    FEED_PHOTO_PARALLEL: z.coerce.number().int().min(1).max(64).default(4),
    /** Largest photo that is fetched. */
    FEED_PHOTO_MAX_MB: z.coerce.number().min(0.01).max(100).default(15),
    /** Longest time from the first request for a photo to its last byte. */
    FEED_PHOTO_SECONDS: z.coerce.number().min(0.1).max(600).default(30),
    /** Wait after the first failure; each further one is five times as long, at most a day. */
    FEED_PHOTO_RETRY_SECONDS: z.coerce.number().min(0.01).max(86_400).default(60),
    /** Time after which an unchanged photo is requested again. */
    FEED_PHOTO_RECHECK_HOURS: z.coerce.number().min(0.001).max(8_760).default(168),
    /** When true, the demo photographs are stored at the first start. */
    DEMO: flag(false),
    /** The folder that holds `media/`. */
    DEMO_DIR: z.string().optional(),
  })
  .refine((config) => !config.DEMO || config.DEMO_DIR !== undefined, {
    path: ['DEMO_DIR'],
    message: 'is needed when DEMO is on',
  })
  .transform((config, context) => {
    const storage = readStorage(config, (variable, message) => {
      context.addIssue({ code: 'custom', path: [variable], message });
    });
    return { ...withoutStorageVariables(config), storage };
  });

/** Removes the variables that `storage` contains in parsed form, above all the secrets. */
function withoutStorageVariables<T extends object>(config: T): Omit<T, keyof typeof storageVariables> {
  const rest = Object.entries(config).filter(([name]) => !Object.hasOwn(storageVariables, name));
  return Object.fromEntries(rest) as Omit<T, keyof typeof storageVariables>;
}

export type MediaConfig = z.output<typeof configSchema>;

export const readConfig = (): MediaConfig => loadConfig(configSchema);
