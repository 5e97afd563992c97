import type { Asset } from '@manzil/contracts/media/asset';
import type { AssetEntity } from './asset.entity.js';

export const toAsset = ({ stem: _, createdAt, ...asset }: AssetEntity): Asset => ({
  ...asset,
  createdAt: createdAt.toISOString(),
});
