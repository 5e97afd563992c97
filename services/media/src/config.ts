import { availableParallelism } from 'node:os';
import { commonConfig, databaseUrl, flag, loadConfig, port } from '@manzil/service-kit/config';
import { z } from 'zod';
import { readStorage, storageVariables } from './storage/storage-config.js';

export const configSchema = commonConfig
  .extend({
    MEDIA_DATABASE_URL: databaseUrl,
    MEDIA_PORT: port.default(9200),
    /** Folder of what is on its way in, and of the files when MEDIA_STORAGE is filesystem; then shared by all replicas. */
    MEDIA_DIR: z.string(),
    ...storageVariables,
    /** What the gateway proves itself with; without it nothing can be uploaded. */
    MEDIA_UPLOAD_TOKEN: z.string().min(8).optional(),
    /** Taken too while the gateway is given a new one. */
    MEDIA_UPLOAD_TOKEN_PREVIOUS: z.string().min(8).optional(),
    /** Images encoded at the same time; each takes one core. */
    MEDIA_IMAGE_WORKERS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
    /** How long a file may be claimed by no record before it is removed. */
    MEDIA_UNCLAIMED_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
    /** On: the demo photographs are stored at the first start. */
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

/** What is known by `storage` from here on, the secrets above all. */
function withoutStorageVariables<T extends object>(config: T): Omit<T, keyof typeof storageVariables> {
  const kept = Object.entries(config).filter(([name]) => !Object.hasOwn(storageVariables, name));
  return Object.fromEntries(kept) as Omit<T, keyof typeof storageVariables>;
}

export type MediaConfig = z.output<typeof configSchema>;

export const readConfig = (): MediaConfig => loadConfig(configSchema);
