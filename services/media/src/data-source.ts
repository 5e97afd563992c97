import type { DatabaseOptions } from '@manzil/service-kit/database';
import { AssetEntity } from './asset/asset.entity.js';
import { AssetClaimEntity } from './claim/asset-claim.entity.js';
import { AssetOwnerEntity } from './claim/asset-owner.entity.js';
import { CreateAsset1795000000000 } from './migrations/1795000000000-create-asset.js';
import { ClaimAssets1795000400000 } from './migrations/1795000400000-claim-assets.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [AssetEntity, AssetClaimEntity, AssetOwnerEntity],
  migrations: [CreateAsset1795000000000, ClaimAssets1795000400000],
});
