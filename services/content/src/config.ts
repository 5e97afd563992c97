import { imageHosts } from '@manzil/contracts/image-hosts';
import { commonConfig, databaseUrl, flag, loadConfig } from '@manzil/service-kit/config';
import { z } from 'zod';

export const configSchema = commonConfig
  .extend({
    CONTENT_DATABASE_URL: databaseUrl,
    /** On: an empty database is filled with the demo content at the first start. */
    DEMO: flag(false),
    /** Folder that contains `content/*.json`. */
    DEMO_DIR: z.string().optional(),
    IMAGE_HOSTS: imageHosts,
  })
  .refine((config) => !config.DEMO || config.DEMO_DIR !== undefined, {
    path: ['DEMO_DIR'],
    message: 'is needed when DEMO is on',
  });

export type ContentConfig = z.output<typeof configSchema>;

export const readConfig = (): ContentConfig => loadConfig(configSchema);
