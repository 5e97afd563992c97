import { commonConfig, databaseUrl, flag, loadConfig } from '@manzil/service-kit/config';
import { feedFormatSchema } from '@manzil/contracts/listings/import-run';
import { z } from 'zod';

const configSchema = commonConfig.extend({
  LISTINGS_DATABASE_URL: databaseUrl,
  /** Where 'Update Properties' reads from; without it an import must name its feed. */
  FEED_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
  FEED_FORMAT: z.union([z.literal('auto'), feedFormatSchema]).default('auto'),
  /** Host names on private networks that a feed may be read from, separated by commas. */
  FEED_ALLOW_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  DEMO: flag(false),
  DEMO_DIR: z.string().optional(),
});

export type ListingsConfig = z.output<typeof configSchema>;

export const readConfig = (): ListingsConfig => loadConfig(configSchema);
