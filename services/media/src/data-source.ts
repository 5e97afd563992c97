import type { DatabaseOptions } from '@manzil/service-kit/database';
import { AssetEntity } from './asset/asset.entity.js';
import { CreateAsset1795000000000 } from './migrations/1795000000000-create-asset.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [AssetEntity],
  migrations: [CreateAsset1795000000000],
});
